import WorkspacePremium from '@mui/icons-material/WorkspacePremium';
import { useText } from '#i18n/useText.ts';

/** A gold medal, read out as 'Winner' (RMG-02). */
export function Medal() {
  const t = useText();
  return (
    <WorkspacePremium
      titleAccess={t('ui.medal')}
      sx={{ fontSize: 18, color: 'money.mark', verticalAlign: 'text-bottom' }}
    />
  );
}
