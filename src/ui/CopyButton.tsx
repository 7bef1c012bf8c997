import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import IconButton from '@mui/material/IconButton';
import type { MouseEvent } from 'react';
import { useText } from '#i18n/useText.ts';
import { HiddenText } from './HiddenText.tsx';
import { Tip } from './Tip.tsx';
import { useCopy } from './useCopy.ts';

/** Copies a text; `what` names it ('user id'). Says whether it worked for two seconds (UI-17). */
export function CopyButton({ text, what }: { text: string; what?: string }) {
  const t = useText();
  const { copy, copied, said } = useCopy();
  const press = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
    void copy(() => text);
  };
  const label = what === undefined ? t('common.copy') : t('ui.copy.what', { what });
  return (
    <>
      <Tip title={said || label}>
        <IconButton
          aria-label={label}
          onClick={press}
          sx={{
            verticalAlign: 'middle',
            color: 'text.disabled',
            '&& .MuiSvgIcon-root': { fontSize: 14 },
          }}
        >
          {copied ? <Check /> : <ContentCopy />}
        </IconButton>
      </Tip>
      <HiddenText role="status">{said}</HiddenText>
    </>
  );
}
