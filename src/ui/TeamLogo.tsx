import { plainText } from './plainText.ts';
import { SafeImage } from './SafeImage.tsx';

/** A team's logo, or its code where there is none. `name`: read out; leave it out beside the written code. */
export function TeamLogo({
  src,
  code,
  name = '',
  size = 32,
}: {
  src: unknown;
  code: unknown;
  name?: string;
  /** Pixels. */
  size?: number;
}) {
  const short = (plainText(code) ?? '?').slice(0, 4);
  return <SafeImage src={src} alt={name} width={size} height={size} fallback={short} round />;
}
