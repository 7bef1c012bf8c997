import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { RecordContextProvider, useRecordContext } from 'ra-core';
import type { Reason } from '#actions/action.ts';
import { useAction } from '#actions/useAction.ts';
import type { LeagueTemplate } from '#contract/prediction.ts';
import { useText } from '#i18n/useText.ts';
import { ListInDialog } from '#resource-kit/list/listPlace.tsx';
import { useWholeRows } from '#resource-kit/list/useWholeRows.ts';
import { ListOf } from '#resource-kit/ResourceList.tsx';
import { leagueTemplates } from '#resources/prediction/league-templates/resource.ts';
import { leagueName, leagueTellings, slotText } from '#resources/prediction/leagueNames.ts';
import {
  addLeagues,
  type QuestionsState,
} from '#resources/prediction/questions/actions/leagues.ts';
import { isFit } from '#rules/leagueTemplates.ts';
import { formatEntry } from '#rules/money.ts';
import { selectAllState } from '#rules/ticks.ts';
import { withTelling } from '#rules/twins.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Modal } from '#ui/Modal.tsx';
import { ReadView } from '#ui/ReadView.tsx';
import { ReasonTip } from '#ui/ReasonTip.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Telling } from './Choices.tsx';
import { isFormTouched } from './drafts.ts';
import { NewLeagueTemplate } from './NewLeagueTemplate.tsx';
import { useOpenGame } from './OpenGame.tsx';
import { TemplateRow } from './TemplateRow.tsx';
import { useLeagueForm } from './useDrafts.ts';

/**
 * Sends the chosen templates. True: nothing of it was done, so that the picker may stay open, ticks and all. What
 * was done, or may have been, is told and sent again by the list, which knows what is missing (PRD-17).
 */
export type AddLeaguesRun = (
  state: QuestionsState,
  templates: readonly LeagueTemplate[],
) => Promise<boolean>;

interface Picking {
  state: QuestionsState;
  send: AddLeaguesRun;
  /** Why nothing may be sent now, whatever is chosen. */
  blocked: Reason | null;
  onClose: () => void;
}

/**
 * Chooses the leagues that some questions get. Its ticks are of this opening: whoever opens it mounts it anew
 * (PRD-05).
 */
export function LeagueTemplatePicker(picking: Picking) {
  return (
    <ListInDialog>
      <ListOf resource={leagueTemplates}>
        <Picker {...picking} />
      </ListOf>
    </ListInDialog>
  );
}

function Picker({ state, send, blocked, onClose }: Picking) {
  const t = useText();
  const { form, write } = useLeagueForm(useOpenGame().gameId);
  const read = useWholeRows<LeagueTemplate>();
  const { data: templates = [], selectedIds, onSelect } = read;
  const { whyNot, running } = useAction(addLeagues);
  const tellings = leagueTellings(templates);
  const usable = templates.filter(isFit);
  const chosen = usable.filter(({ id }) => selectedIds.includes(id));
  const usableIds = usable.map(({ id }) => id);
  const all = selectAllState(usableIds, selectedIds);
  const reason = blocked ?? whyNot(state, chosen);
  const close = () => {
    // What is typed is kept; a form without anything is just closed.
    if (form && !isFormTouched(form)) write(null);
    onClose();
  };
  const add = async () => {
    if (!reason && !(await send(state, chosen))) close();
  };
  return (
    <Modal
      open
      title={t('prediction.leagueTemplates')}
      onClose={close}
      actions={
        <ReasonTip reason={reason ? t(reason) : undefined}>
          <Button variant="contained" disabled={running(state)} onClick={add}>
            {t('prediction.addLeaguesButton')}
          </Button>
        </ReasonTip>
      }
    >
      <Box sx={{ color: 'text.secondary' }}>
        {t('prediction.forQuestions', { smart_count: state.ids.length })}
      </Box>
      <ReadView
        read={read}
        bar={() =>
          usable.length > 0 && (
            <FormControlLabel
              control={
                <Checkbox
                  size="small"
                  checked={all === 'all'}
                  indeterminate={all === 'some'}
                  onChange={() => onSelect(all === 'all' ? [] : usableIds)}
                />
              }
              label={t('prediction.selectAll')}
            />
          )
        }
      >
        {() =>
          templates.length === 0 ? (
            <EmptyState message={t('prediction.leagueTemplatesEmpty')} />
          ) : (
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {templates.map((template, place) => (
                <RecordContextProvider key={template.id} value={template}>
                  <LeagueTemplateRow telling={tellings[place] ?? ''} />
                </RecordContextProvider>
              ))}
            </Box>
          )
        }
      </ReadView>
      <NewLeagueTemplate />
    </Modal>
  );
}

/** `telling`: what tells it apart from a template that looks alike. */
function LeagueTemplateRow({ telling }: { telling: string }) {
  const t = useText();
  const template = useRecordContext<LeagueTemplate & { id: string }>();
  if (!template) return null;
  const name = withTelling(leagueName(template), telling);
  const fit = isFit(template);
  return (
    <TemplateRow
      resource={leagueTemplates}
      name={name}
      bin={t('prediction.deleteLeagueTemplate', { template: name })}
      usable={fit}
    >
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          flexWrap: 'wrap',
          columnGap: 2,
        }}
      >
        <Box sx={{ fontWeight: 550, minWidth: 80 }}>
          {formatEntry(template.entry)}
          <Telling text={telling} />
        </Box>
        <Box sx={{ color: 'text.secondary' }}>
          {t('prediction.maxSlotLine', { n: slotText(template.max_entries) })}
        </Box>
        {!fit && <Box sx={{ color: 'error.main' }}>{t('prediction.templateUnfit')}</Box>}
      </Box>
      <StatusChip status={template.status} />
    </TemplateRow>
  );
}
