import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { activity } from '#actions/activity.ts';
import { signOut } from '#authProvider/session.ts';
import { useSession } from '#authProvider/useSession.ts';
import { loadChunk } from '#http/chunks.ts';
import { useText } from '#i18n/useText.ts';
import { showActivity } from '#layout/activityDrawer.ts';
import { useFavouriteLinks } from '#layout/favouriteLinks.ts';
import { usePages } from '#layout/PagesContext.ts';
import { useLanguageLook, useThemeLook } from '#layout/useLooks.ts';
import { sideBySide } from '#rules/direction.ts';
import { pageCommands } from '#ui/pageCommands.ts';
import { useLabel } from '#ui/useLabel.ts';
import type { PaletteEntry } from './entries.ts';

type Module = typeof import('./further.ts');
let loaded: Module | undefined;

/** What else the palette offers; `missing`: it could not be loaded, and opening the palette again tries again (NET-09). */
interface OfferedFurther {
  missing: boolean;
  beside: (lines: PaletteEntry[], typed: string) => PaletteEntry[];
}

/**
 * Puts what else the palette offers beside its own lines; see `withFurther`. It is loaded when the palette is first
 * opened, which works without it meanwhile.
 */
export function useFurther(): OfferedFurther {
  const t = useText();
  const label = useLabel();
  const client = useQueryClient();
  const pages = usePages();
  const role = useSession()?.role;
  const favourites = useFavouriteLinks();
  const theme = useThemeLook();
  const language = useLanguageLook();
  const [module, setModule] = useState(loaded);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    if (loaded) return;
    loadChunk('further', () => import('./further.ts'))
      .then((further) => {
        loaded = further;
        setModule(further);
      })
      .catch(() => setMissing(true));
  }, []);
  if (!module || role === undefined) return { missing, beside: (lines) => lines };
  const beside = (lines: PaletteEntry[], typed: string) =>
    module.withFurther(lines, typed, {
      pages,
      role,
      client,
      favourites,
      commands: pageCommands(),
      settings: [
        { key: 'theme', label: theme.label, run: theme.change },
        {
          key: 'language',
          label: `${t('layout.language')}: ${language.label}`,
          run: language.change,
        },
        { key: 'signOut', label: t('layout.signOut'), run: signOut },
      ],
      activity: activity(),
      tell: ({ label: name, record, outcome }) => ({
        says: sideBySide([t(name), record]),
        note: t(`activity.outcomes.${outcome}`),
      }),
      showActivity: () => showActivity(true),
      nameOf: label,
    });
  return { missing: false, beside };
}
