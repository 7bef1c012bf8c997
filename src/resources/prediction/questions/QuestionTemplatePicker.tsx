import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { RecordContextProvider } from 'ra-core';
import { useState } from 'react';
import { useAction } from '#actions/useAction.ts';
import type { PredictionQuestion, QuestionTemplate } from '#contract/prediction.ts';
import { useText } from '#i18n/useText.ts';
import { ListInDialog } from '#resource-kit/list/listPlace.tsx';
import { useWholeRows } from '#resource-kit/list/useWholeRows.ts';
import { ListOf } from '#resource-kit/ResourceList.tsx';
import { questionTemplates } from '#resources/prediction/question-templates/resource.ts';
import { addFromTemplates } from '#resources/prediction/questions/actions/questions.ts';
import type { Id } from '#rules/ids.ts';
import { newQuestion } from '#rules/questionEditor.ts';
import { tellingApart } from '#rules/twins.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { MaybeSaved } from '#ui/MaybeSaved.tsx';
import { Modal } from '#ui/Modal.tsx';
import { ReadView } from '#ui/ReadView.tsx';
import { ReasonTip } from '#ui/ReasonTip.tsx';
import { type Awaited, readsAs } from './arrived.ts';
import { NEW_TEMPLATE } from './drafts.ts';
import { NewQuestionTemplate } from './NewQuestionTemplate.tsx';
import { useOpenGame } from './OpenGame.tsx';
import { QuestionTemplateRow } from './QuestionTemplateRow.tsx';
import { filledTemplate, whyUnusable } from './templates.ts';
import { useAwaited } from './useAwaited.ts';
import { useQuestionDraft } from './useDrafts.ts';

/** Chooses the templates that become questions of the game, read as they will read in it (PRD-04, PRD-08). */
export function QuestionTemplatePicker({ onClose }: { onClose: () => void }) {
  return (
    <ListInDialog>
      <ListOf resource={questionTemplates}>
        <Picker onClose={onClose} />
      </ListOf>
    </ListInDialog>
  );
}

function Picker({ onClose }: { onClose: () => void }) {
  const t = useText();
  const { gameId, state, unread } = useOpenGame();
  const read = useWholeRows<QuestionTemplate>();
  const { data: templates = [], selectedIds, onSelect } = read;
  const { run, whyNot, running } = useAction(addFromTemplates);
  const tellings = tellingApart(
    templates,
    (template) => filledTemplate(template, state.game).question,
    ({ _id }) => _id,
  );
  const chosen = templates.filter(
    (template) => selectedIds.includes(template.id) && whyUnusable(template, state.game) === null,
  );
  const [added, setAdded] = useState(0);
  const awaited = useAwaited(
    `prediction/${state.game.id}/questions from templates`,
    { rows: state.questions, unread },
    (found: readonly (Awaited<PredictionQuestion> & { id: Id })[], left) => {
      onSelect(selectedIds.filter((id) => !found.some((one) => one.id === id)));
      setAdded((count) => count + found.length);
      if (left === 0) onClose();
    },
  );
  const reason = awaited.reason ?? whyNot(state, chosen);
  const { kept, write } = useQuestionDraft(gameId, NEW_TEMPLATE);
  const add = async () => {
    const before = awaited.before();
    const sent = chosen.map((template) => ({
      before,
      id: template.id,
      isIt: readsAs(filledTemplate(template, state.game)),
    }));
    const result = await run(state, chosen);
    awaited.ended(result, sent);
    if (result.kind === 'confirmed') onClose();
  };
  return (
    <Modal
      open
      maxWidth="md"
      title={t('prediction.questionTemplates')}
      onClose={onClose}
      actions={
        <>
          <Box component="span" role="status" sx={{ mr: 1, color: 'text.secondary' }}>
            {chosen.length > 0 && t('prediction.ticked', { smart_count: chosen.length })}
          </Box>
          <ReasonTip reason={reason ? t(reason) : undefined}>
            <Button variant="contained" disabled={running(state)} onClick={add}>
              {t('prediction.addTemplates')}
            </Button>
          </ReasonTip>
        </>
      }
    >
      <MaybeSaved maybe={awaited.maybe} />
      <ReadView
        read={read}
        bar={() =>
          !kept && (
            <Button
              variant="outlined"
              size="small"
              onClick={() => write({ draft: newQuestion(), base: '' })}
            >
              {t('prediction.newTemplate')}
            </Button>
          )
        }
      >
        {() => (
          <>
            {kept && <NewQuestionTemplate kept={kept} />}
            {added > 0 && (
              <Box role="status" sx={{ pb: 1, color: 'text.secondary' }}>
                {t('prediction.addedAlready', { smart_count: added })}
              </Box>
            )}
            {templates.length === 0 && (
              <EmptyState message={t('prediction.questionTemplatesEmpty')} />
            )}
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {templates.map((template, place) => (
                <RecordContextProvider key={template.id} value={template}>
                  <QuestionTemplateRow telling={tellings[place] ?? ''} />
                </RecordContextProvider>
              ))}
            </Box>
          </>
        )}
      </ReadView>
    </Modal>
  );
}
