/** Opens the list of this session's writes (ACT-01). */
export function ActivityButton() {
  return null;
}
