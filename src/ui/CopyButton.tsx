import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { type MouseEvent, useEffect, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { HiddenText } from './HiddenText.tsx';

const SAID_MS = 2000;

/** Copies a text; `what` names it ('user id'). Says whether it worked for two seconds (UI-17). */
export function CopyButton({ text, what }: { text: string; what?: string }) {
  const t = useText();
  const [result, setResult] = useState<'copied' | 'failed' | null>(null);

  useEffect(() => {
    if (result === null) return;
    const timer = setTimeout(() => setResult(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [result]);

  const copy = async (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      setResult('failed');
    }
  };

  const label = what === undefined ? t('common.copy') : t('ui.copy.what', { what });
  const said = result === null ? '' : t(result === 'copied' ? 'common.copied' : 'ui.copy.failed');
  return (
    <>
      <Tooltip title={said || label}>
        <IconButton
          aria-label={label}
          onClick={copy}
          sx={{
            verticalAlign: 'middle',
            color: 'text.disabled',
            '&& .MuiSvgIcon-root': { fontSize: 14 },
          }}
        >
          {result === 'copied' ? <Check /> : <ContentCopy />}
        </IconButton>
      </Tooltip>
      <HiddenText role="status">{said}</HiddenText>
    </>
  );
}
