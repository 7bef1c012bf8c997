import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { useText } from '#i18n/useText.ts';
import { HiddenText } from './HiddenText.tsx';
import { Tip } from './Tip.tsx';
import { useCopy } from './useCopy.ts';

/** As an icon button, of one part: a list has hundreds of them (UI-13). */
const Small = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  flex: 'none',
  padding: 5,
  border: 0,
  borderRadius: 6,
  verticalAlign: 'middle',
  color: theme.palette.text.disabled,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '& svg': { fontSize: 14 },
  '@media (hover: hover)': {
    '&:hover': {
      color: theme.palette.text.primary,
      backgroundColor: theme.alpha(theme.palette.text.primary, 0.07),
    },
  },
}));

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
        <Small type="button" aria-label={label} onClick={press}>
          {copied ? <Check /> : <ContentCopy />}
        </Small>
      </Tip>
      <HiddenText role="status">{said}</HiddenText>
    </>
  );
}
