import Drawer from '@mui/material/Drawer';
import { Menu } from '#layout/Menu.tsx';

/** The menu over the page, where there is no room beside it. */
export function MenuDrawer({
  open,
  width,
  onClose,
}: {
  open: boolean;
  width: number;
  onClose: () => void;
}) {
  return (
    <Drawer open={open} onClose={onClose} slotProps={{ paper: { sx: { width } } }}>
      <Menu compact={false} onNavigate={onClose} />
    </Drawer>
  );
}
