/** The two teams and the date of the game in the route (APP-11). */
export function SelectedGame() {
  return null;
}
