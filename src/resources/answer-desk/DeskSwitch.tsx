import Button from '@mui/material/Button';
import { useText } from '#i18n/useText.ts';
import { useTab } from '#ui/useTab.ts';

const VIEWS = ['cards', 'answers'] as const;

/** Whether the questions stand as cards or on the answer desk, as in the address (ANS-01). */
export const useDeskView = () => useTab(VIEWS, 'view');

/** The way to the view that is not open. */
export function DeskSwitch() {
  const t = useText();
  const [view, show] = useDeskView();
  const other = view === 'cards' ? 'answers' : 'cards';
  return (
    <Button variant="outlined" size="small" data-desk-switch onClick={() => show(other)}>
      {t(other === 'cards' ? 'answers.toCards' : 'answers.title')}
    </Button>
  );
}
