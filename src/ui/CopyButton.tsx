import type { MouseEvent } from 'react';
import { useText } from '#i18n/useText.ts';
import { HiddenText } from './HiddenText.tsx';
import { PlainIcon } from './PlainIcon.tsx';
import { Tip } from './Tip.tsx';
import { useCopy } from './useCopy.ts';

/** Copies a text; `what` names it ('user id'). Says whether it worked for two seconds (UI-17). The theme's base draws it. */
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
        <button type="button" className="copy-button" aria-label={label} onClick={press}>
          <PlainIcon name={copied ? 'check' : 'copy'} />
        </button>
      </Tip>
      <HiddenText role="status">{said}</HiddenText>
    </>
  );
}
