/**
 * The background of what scrolls: shadows at its edges tell that there is more beyond them. `ground`: the colour that it
 * has; `edge`: that of the shadows.
 */
export const scrollEdges = (
  way: 'down' | 'across',
  { ground, edge }: { ground: string; edge: string },
): string => {
  const [start, end, turn, size] =
    way === 'down'
      ? ['top', 'bottom', '180deg', (px: number) => `100% ${px}px`]
      : (['left', 'right', '90deg', (px: number) => `${px}px 100%`] as const);
  const fade = (colours: string, place: string, px: number, more = '') =>
    `linear-gradient(${turn}, ${colours}) ${place} / ${size(px)} no-repeat${more}`;
  return [
    fade(`${ground} 40%, transparent`, start, 24, ' local'),
    fade(`transparent, ${ground} 60%`, end, 24, ' local'),
    fade(`${edge}, transparent`, start, 8),
    fade(`transparent, ${edge}`, end, 8),
    ground,
  ].join(', ');
};
