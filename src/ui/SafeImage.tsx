import { useEffect, useRef, useState } from 'react';
import { shownDirections } from '#rules/direction.ts';
import { safeImageUrl } from '#rules/urls.ts';
import { initials } from './initials.ts';

const TRIES = 2;
const AGAIN_MS = 1000;

export interface SafeImageProps {
  /** The address as it came; only http(s), blob: and paths of this origin are asked for (NET-12). */
  src: unknown;
  /** What it shows; '' when the words beside it say so already. */
  alt: string;
  /** Pixels. */
  width: number;
  height: number;
  /** Shown instead of a picture that is missing or broken; the initials of `alt` by default. */
  fallback?: string;
  round?: boolean;
}

/** A picture from a service, asked for at most twice; until it is there, and without it, a short text. */
export function SafeImage(props: SafeImageProps) {
  const url = safeImageUrl(props.src);
  return <Picture key={url} {...props} url={url} />;
}

function Picture({
  url,
  alt: given,
  width,
  height,
  fallback,
  round = false,
}: SafeImageProps & { url: string | null }) {
  const [tries, setTries] = useState(url === null ? TRIES : 0);
  const [loaded, setLoaded] = useState(false);
  const again = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(again.current), []);
  const broken = tries === TRIES;
  const alt = shownDirections(given);

  const failed = () => {
    if (tries + 1 === TRIES) setTries(TRIES);
    else again.current = setTimeout(() => setTries(tries + 1), AGAIN_MS);
  };
  return (
    <span
      className={['picture', ...(round ? ['round'] : []), ...(loaded ? ['loaded'] : [])].join(' ')}
      {...(broken && alt !== '' && { role: 'img', 'aria-label': alt })}
      style={{ width, height, fontSize: Math.max(9, Math.min(13, Math.floor(width / 3.2))) }}
    >
      {!loaded && <span aria-hidden="true">{fallback ?? initials(alt)}</span>}
      {!broken && url !== null && (
        <img
          key={tries}
          src={url}
          alt={alt}
          width={width}
          height={height}
          decoding="async"
          referrerPolicy="no-referrer"
          onLoad={() => setLoaded(true)}
          onError={failed}
        />
      )}
    </span>
  );
}
