import { MISSING } from '#rules/text.ts';
import { CopyButton } from './CopyButton.tsx';
import { plainText } from './plainText.ts';
import { visibleCharacters } from './visibleCharacters.ts';
import { wrapping } from './wrapping.ts';

/** Characters of an id that stays on one line: a phone number with its blanks, a user id. */
const ONE_LINE = 20;

// Plain elements: a list has hundreds of them (UI-13).
const AROUND = { display: 'inline-flex', alignItems: 'center', maxWidth: '100%' } as const;

/** An id exactly as it came, hidden characters made visible, with a control that copies it (UI-17). */
export function IdText({ value, what }: { value: unknown; what?: string }) {
  const id = plainText(value);
  if (id === null) return <span>{MISSING}</span>;
  return (
    <span style={AROUND}>
      <bdi
        className={id.length <= ONE_LINE ? 'id-text' : 'id-text long'}
        style={{ overflowWrap: wrapping(id) }}
      >
        {visibleCharacters(id)}
      </bdi>
      <CopyButton text={id} {...(what !== undefined && { what })} />
    </span>
  );
}
