import Paper from '@mui/material/Paper';
import { useText } from '#i18n/useText.ts';
import type { Area } from '#layout/keys/areas.ts';
import { KeyName } from '#ui/KeyName.tsx';
import { useLabel } from '#ui/useLabel.ts';

/** The letters that may follow 'g', while it waits for one; it takes neither the focus nor a press (WRK-03). */
export function AreaHint({ areas }: { areas: readonly Area[] }) {
  const t = useText();
  const label = useLabel();
  return (
    <Paper
      role="status"
      elevation={8}
      sx={{
        position: 'fixed',
        left: 16,
        right: 16,
        bottom: 'calc(16px + var(--bottom-bar-height, 0px))',
        mx: 'auto',
        maxWidth: 720,
        px: 2,
        py: 1.5,
        zIndex: 'tooltip',
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.5,
        typography: 'body2',
        pointerEvents: 'none',
      }}
    >
      <strong>{t('work.keys.goTo')}</strong>
      {areas.map(({ letter, name }) => (
        <span key={letter}>
          <KeyName>{letter}</KeyName> {label(name)}
        </span>
      ))}
    </Paper>
  );
}
