import { initials } from '#ui/initials.ts';
import { plainText } from '#ui/plainText.ts';
import { SafeImage } from '#ui/SafeImage.tsx';

/** The picture of a user's team, or the initials of its name, which stands beside it. */
export function TeamPicture({ src, name }: { src: unknown; name: unknown }) {
  return (
    <SafeImage
      src={src}
      alt=""
      width={32}
      height={32}
      fallback={initials(plainText(name) ?? '')}
      round
    />
  );
}
