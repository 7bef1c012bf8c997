import Box from '@mui/material/Box';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '#i18n/useText.ts';
import { findInText } from '#resources/call-logs/findInText.ts';
import { trimInvisible } from '#rules/text.ts';
import { FindInList } from '#ui/FindInList.tsx';

/**
 * A whole transcription with its line breaks, and a box that finds in it. Only the match that is shown is
 * marked: it stays one text for the browser, so that 120,000 characters open at once (CAL-04).
 */
export function Transcript({ text }: { text: string }) {
  const t = useText();
  const mark = useRef<HTMLElement>(null);
  const [sought, setSought] = useState('');
  const [position, setPosition] = useState(0);
  const matches = useMemo(() => findInText(text, sought), [text, sought]);
  const { start, end } = matches[position] ?? { start: text.length, end: text.length };

  useEffect(() => {
    if (start < end) mark.current?.scrollIntoView?.({ block: 'center' });
  }, [start, end]);

  return (
    <>
      <Box sx={{ position: 'sticky', top: -8, pt: 1, pb: 1, bgcolor: 'background.paper' }}>
        <FindInList
          label={t('callLogs.find')}
          sought={sought}
          onSought={(next) => {
            setSought(next);
            setPosition(0);
          }}
          matches={trimInvisible(sought) === '' ? null : matches.length}
          position={position}
          onStep={(by) => setPosition((position + by + matches.length) % matches.length)}
        />
      </Box>
      <Box
        component="bdi"
        sx={{
          display: 'block',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          typography: 'body1',
          '& mark': { bgcolor: 'status.waiting.mark', color: 'background.paper' },
        }}
      >
        {text.slice(0, start)}
        {start < end && <mark ref={mark}>{text.slice(start, end)}</mark>}
        {text.slice(end)}
      </Box>
    </>
  );
}
