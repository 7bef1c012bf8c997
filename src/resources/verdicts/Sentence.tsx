import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { type Text, useText } from '#i18n/useText.ts';
import { later } from '#ui/later.ts';
import { OnceOpen } from '#ui/OnceOpen.tsx';

const AnswerDialog = later<
  'AnswerDialog',
  { texts: (ids: boolean) => readonly Text[]; onClose: () => void }
>(() => import('#resources/verdicts/AnswerDialog.tsx'), 'AnswerDialog');

/** What came of everything, in one sentence, with the way to an answer for the user (WHY-02, WHY-03). */
export function Sentence({
  sentence,
  texts,
}: {
  sentence: Text;
  /** The whole answer, with internal ids or without. */
  texts: (ids: boolean) => readonly Text[];
}) {
  const t = useText();
  const [answering, setAnswering] = useState(false);
  return (
    <Card
      component="section"
      aria-label={t('why.sentence.label')}
      sx={{
        px: 2,
        py: 1,
        mb: 1.5,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
      }}
    >
      <Box
        component="p"
        sx={{
          m: 0,
          flex: '1 1 300px',
          minWidth: 0,
          typography: 'subtitle1',
          fontVariantNumeric: 'tabular-nums',
          overflowWrap: 'anywhere',
        }}
      >
        {t(sentence)}
      </Box>
      <Button variant="outlined" size="small" onClick={() => setAnswering(true)}>
        {t('why.answer.open')}
      </Button>
      <OnceOpen open={answering} onClose={() => setAnswering(false)}>
        {answering && <AnswerDialog texts={texts} onClose={() => setAnswering(false)} />}
      </OnceOpen>
    </Card>
  );
}
