import Box from '@mui/material/Box';
import { MISSING } from '#rules/text.ts';
import { CopyButton } from './CopyButton.tsx';
import { plainText } from './plainText.ts';
import { tabular } from './tabular.ts';
import { visibleCharacters } from './visibleCharacters.ts';
import { wrapping } from './wrapping.ts';

/** Characters of an id that stays on one line: a phone number with its blanks, a user id. */
const ONE_LINE = 20;

/** An id exactly as it came, hidden characters made visible, with a control that copies it (UI-17). */
export function IdText({ value, what }: { value: unknown; what?: string }) {
  const id = plainText(value);
  if (id === null) return <span>{MISSING}</span>;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', maxWidth: '100%' }}>
      <Box
        component="bdi"
        sx={{
          ...tabular,
          whiteSpace: id.length <= ONE_LINE ? 'pre' : 'pre-wrap',
          overflowWrap: wrapping(id),
          minWidth: 0,
        }}
      >
        {visibleCharacters(id)}
      </Box>
      <CopyButton text={id} {...(what !== undefined && { what })} />
    </Box>
  );
}
