import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { wasSent } from '#actions/perform.ts';
import { useAction } from '#actions/useAction.ts';
import type { PredictionQuestion } from '#contract/prediction.ts';
import { useText } from '#i18n/useText.ts';
import { editQuestion } from '#resources/prediction/questions/actions/questions.ts';
import { sameId } from '#rules/ids.ts';
import { ReasonTip } from '#ui/ReasonTip.tsx';
import { Text } from '#ui/Text.tsx';
import { withKeys } from '#ui/withKeys.ts';
import { isOvertaken, isStored, isTouched, type KeptDraft, openDraft, rebased } from './drafts.ts';
import { useOpenGame, useQuestionOfCard } from './OpenGame.tsx';
import { QuestionEditor } from './QuestionEditor.tsx';
import { useQuestionForm } from './useQuestionForm.ts';

/**
 * The edit side of a question's card. What someone else saved meanwhile is shown beside what was typed, and
 * nothing is sent until the person said which of them holds (UI-10). After a save that failed, or whose end is not
 * known, the question is read again: the editor closes once it reads as typed, whenever that is seen, else what is
 * stored stands beside what was typed (NET-06).
 */
export function EditQuestion({ kept }: { kept: KeptDraft }) {
  const t = useText();
  const { state, n } = useQuestionOfCard();
  const { run, running, whyNot } = useAction(editQuestion);
  const { refetch } = useOpenGame();
  const [checking, setChecking] = useState(false);
  const [unread, setUnread] = useState(false);
  const [failed, setFailed] = useState<'notSaved' | 'notKnown' | null>(null);
  const saving = useRef(false);
  const { question } = state;
  const { form, write, close } = useQuestionForm(question._id, kept);
  const overtaken = isOvertaken(kept, question);
  const touched = isTouched(kept);
  const stored = overtaken && touched && isStored(kept, question);
  const conflict = overtaken && touched && !stored;
  const busy = checking || running(state);
  const reason =
    whyNot(state, kept.draft) ??
    (conflict ? ({ key: 'prediction.editor.conflict' } as const) : null);

  // Judged once for each reading: an editor does not close under the fingers that type what is stored.
  const judged = useRef<PredictionQuestion>(null);
  useEffect(() => {
    if (busy || judged.current === question) return;
    judged.current = question;
    if (stored) close();
  });
  // What nobody typed in follows what is stored.
  useEffect(() => {
    if (overtaken && !touched) write(openDraft(question));
  });

  /** As it is stored now; undefined when it is gone or could not be read. */
  const readQuestion = async () => {
    const { data, isError } = await refetch();
    return isError ? undefined : data?.find(({ _id }) => sameId(_id, question._id));
  };
  const save = async () => {
    if (saving.current) return;
    saving.current = true;
    setChecking(true);
    setFailed(null);
    try {
      const now = await readQuestion();
      setUnread(!now);
      // Of one that is gone the list says so, with what was typed.
      if (!now) return;
      if (isOvertaken(kept, now)) {
        if (isStored(kept, now)) close();
        return;
      }
      const result = await run(state, kept.draft);
      if (result.kind === 'confirmed') return close();
      if (!wasSent(result)) return;
      const after = await readQuestion();
      if (after && isStored(kept, after)) return close();
      setFailed(after ? 'notSaved' : 'notKnown');
    } finally {
      saving.current = false;
      setChecking(false);
    }
  };

  return (
    <QuestionEditor
      form={form}
      kept={kept}
      disabled={busy}
      hint={
        <>
          {unread && (
            <Alert severity="error" role="alert">
              {t('prediction.editor.unread')}
            </Alert>
          )}
          {failed === 'notKnown' && (
            <Alert severity="error" role="alert">
              {t('prediction.editor.notKnown')}
            </Alert>
          )}
          {failed === 'notSaved' && !conflict && (
            <Alert severity="warning" role="alert">
              {t('prediction.editor.notSaved')}
              <Stored question={question} />
            </Alert>
          )}
          {conflict && !busy && (
            <Conflict
              question={question}
              onMine={() => write(rebased(kept, question))}
              onTheirs={() => write(openDraft(question))}
            />
          )}
        </>
      }
      save={
        <ReasonTip reason={reason ? t(reason) : undefined}>
          <Button variant="contained" disabled={busy} aria-busy={busy} onClick={save}>
            {t('common.save')}
          </Button>
        </ReasonTip>
      }
      name={t('prediction.number', { n })}
      onClose={close}
    />
  );
}

function Conflict({
  question,
  onMine,
  onTheirs,
}: {
  question: PredictionQuestion;
  onMine: () => void;
  onTheirs: () => void;
}) {
  const t = useText();
  return (
    <Alert
      severity="warning"
      role="alert"
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button color="inherit" size="small" onClick={onMine}>
            {t('prediction.editor.keepMine')}
          </Button>
          <Button color="inherit" size="small" onClick={onTheirs}>
            {t('prediction.editor.takeTheirs')}
          </Button>
        </Box>
      }
    >
      {t('prediction.editor.changed')}
      <Stored question={question} />
    </Alert>
  );
}

/** A question as it is stored. */
function Stored({ question }: { question: PredictionQuestion }) {
  return (
    <>
      <div>
        <Text value={question.question} limit={400} />
      </div>
      <ul>
        {withKeys(question.choices, ({ _id }) => _id).map(({ key, item }) => (
          <li key={key}>
            <Text value={item.choice} limit={120} />
          </li>
        ))}
      </ul>
    </>
  );
}
