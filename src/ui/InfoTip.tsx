import InfoOutlined from '@mui/icons-material/InfoOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useText } from '#i18n/useText.ts';

/** A short explanation beside a word, by hover, focus and tap. */
export function InfoTip({ text, label }: { text: string; label?: string }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <Tooltip
      title={text}
      describeChild
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
    >
      <IconButton
        aria-label={label ?? t('ui.info')}
        onClick={() => setOpen(true)}
        sx={{ '& .MuiSvgIcon-root': { fontSize: 16 } }}
      >
        <InfoOutlined />
      </IconButton>
    </Tooltip>
  );
}
