import { Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '#authProvider/useSession.ts';
import { areasOf } from '#layout/keys/areas.ts';
import { listenToPageKeys } from '#layout/keys/pageKeys.ts';
import { usePages } from '#layout/PagesContext.ts';
import { later, Nothing } from '#ui/later.ts';
import { OnceOpen } from '#ui/OnceOpen.tsx';

const PageKeysHelp = later(() => import('./PageKeysHelp.tsx'), 'PageKeysHelp');
const AreaHint = later(() => import('./AreaHint.tsx'), 'AreaHint', {
  otherwise: Nothing,
});

/** The keys that every page has, and what shows them (WRK-03). */
export function PageKeys() {
  const pages = usePages();
  const role = useSession()?.role;
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState(false);
  const [help, setHelp] = useState(false);
  const areas = role === undefined ? [] : areasOf(pages, role);
  const latest = useRef({ areas, navigate });
  useEffect(() => {
    latest.current = { areas, navigate };
  });
  useEffect(
    () =>
      listenToPageKeys({
        onArea: (letter) => {
          const area = latest.current.areas.find((one) => one.letter === letter);
          if (area) void latest.current.navigate(area.to);
        },
        onWaiting: setWaiting,
        onHelp: () => setHelp(true),
      }),
    [],
  );
  return (
    <>
      <Suspense fallback={null}>{waiting && <AreaHint areas={areas} />}</Suspense>
      <OnceOpen open={help} onClose={() => setHelp(false)}>
        {help && <PageKeysHelp areas={areas} onClose={() => setHelp(false)} />}
      </OnceOpen>
    </>
  );
}
