import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { activity } from '#actions/activity.ts';
import { signOut } from '#authProvider/session.ts';
import { useSession } from '#authProvider/useSession.ts';
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

/**
 * Puts what else the palette offers beside its own lines; see `withFurther`. It is loaded when the palette is first
 * opened, which works without it meanwhile.
 */
export function useFurther(): (lines: PaletteEntry[], typed: string) => PaletteEntry[] {
  const t = useText();
  const label = useLabel();
  const client = useQueryClient();
  const pages = usePages();
  const role = useSession()?.role;
  const favourites = useFavouriteLinks();
  const theme = useThemeLook();
  const language = useLanguageLook();
  const [module, setModule] = useState(loaded);
  useEffect(() => {
    if (loaded) return;
    // Without it the palette has its own lines.
    import('./further.ts')
      .then((further) => {
        loaded = further;
        setModule(further);
      })
      .catch(() => {});
  }, []);
  if (!module || role === undefined) return (lines) => lines;
  return (lines, typed) =>
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
}
