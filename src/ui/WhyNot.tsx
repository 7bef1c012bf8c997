import HelpOutlined from '@mui/icons-material/HelpOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useId, useState } from 'react';
import { useText } from '#i18n/useText.ts';

/** An action that is not offered now, and why. */
export interface NotOffered {
  label: string;
  reason: string;
}

/** 'Why not?' of a page's toolbar: what is absent or disabled here now, and why (UI-14). */
export function WhyNot({ actions }: { actions: readonly NotOffered[] }) {
  const t = useText();
  const titleId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (actions.length === 0) return null;
  return (
    <>
      <Button
        size="small"
        startIcon={<HelpOutlined />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('ui.whyNot')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { maxWidth: 420, p: 2 } },
        }}
      >
        <Box id={titleId} tabIndex={-1} sx={{ typography: 'subtitle2', pb: 0.5 }}>
          {t('ui.whyNot')}
        </Box>
        <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2', overflowWrap: 'anywhere' }}>
          {actions.map(({ label, reason }) => (
            <li key={label}>
              <b>{label}</b>: {reason}
            </li>
          ))}
        </Box>
      </Popover>
    </>
  );
}
