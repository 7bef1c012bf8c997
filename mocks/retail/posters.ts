import { random } from '#mocks/data/random.ts';

/** A picture that stands for a poster or a customer's portrait: the same for the same name. */
export function posterSvg(name: string): string {
  const from = random(`poster ${name}`);
  const first = from.int(0, 359);
  const second = (first + from.int(40, 160)) % 360;
  const hill = () =>
    `M0 ${from.int(150, 260)}Q120 ${from.int(90, 280)} 240 ${from.int(150, 260)}V320H0z`;
  const drawn = name.startsWith('avatar')
    ? `<circle cx="120" cy="120" r="56" fill="hsl(${second} 45% 80%)"/>
<path d="M20 320c0-80 45-125 100-125s100 45 100 125z" fill="hsl(${second} 45% 80%)"/>`
    : `<circle cx="${from.int(50, 190)}" cy="${from.int(60, 110)}" r="${from.int(22, 44)}" fill="hsl(${second} 80% 75%)"/>
<path d="${hill()}" fill="hsl(${second} 45% 42%)"/>
<path d="${hill()}" fill="hsl(${first} 50% 24%)" opacity=".8"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 320" width="240" height="320">
<rect width="240" height="320" fill="hsl(${first} 50% 58%)"/>
${drawn}
</svg>`;
}
