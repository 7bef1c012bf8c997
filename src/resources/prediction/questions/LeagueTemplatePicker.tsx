import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { useAction } from '#actions/useAction.ts';
import { useRead } from '#cache/useRead.ts';
import { type LeagueTemplate, listLeagueTemplates } from '#contract/prediction.ts';
import { useText } from '#i18n/useText.ts';
import {
  addLeagues,
  isFit,
  type QuestionsState,
} from '#resources/prediction/questions/actions/leagues.ts';
import { removeLeagueTemplate } from '#resources/prediction/questions/actions/templates.ts';
import { leagueName, leagueTellings, slotText } from '#resources/prediction/questions/game.ts';
import type { Id } from '#rules/ids.ts';
import { formatEntry } from '#rules/money.ts';
import { selectAllState, tickedNow } from '#rules/ticks.ts';
import { withTelling } from '#rules/twins.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Modal } from '#ui/Modal.tsx';
import { ReadView } from '#ui/ReadView.tsx';
import { ReasonTip } from '#ui/ReasonTip.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { withKeys } from '#ui/withKeys.ts';
import { Telling } from './Choices.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import { isFormTouched } from './drafts.ts';
import { NewLeagueTemplate } from './NewLeagueTemplate.tsx';
import type { DraftsInHand } from './useDrafts.ts';

/**
 * Sends the chosen templates. True: nothing of it was done, so that the picker may stay open, ticks and all. What
 * was done, or may have been, is told and sent again by the list, which knows what is missing (PRD-17).
 */
export type AddLeaguesRun = (
  state: QuestionsState,
  templates: readonly LeagueTemplate[],
) => Promise<boolean>;

/**
 * Chooses the leagues that some questions get. Its ticks are of this opening: whoever opens it mounts it anew
 * (PRD-05).
 */
export function LeagueTemplatePicker({
  state,
  send,
  inHand,
  onClose,
}: {
  state: QuestionsState;
  send: AddLeaguesRun;
  inHand: DraftsInHand;
  onClose: () => void;
}) {
  const t = useText();
  const read = useRead(listLeagueTemplates, {});
  const [ticks, setTicks] = useState<readonly Id[]>([]);
  const { whyNot, running } = useAction(addLeagues);
  const templates = read.data?.league_templates ?? [];
  const tellings = leagueTellings(templates);
  const usable = templates.filter(isFit).map(({ _id }) => _id);
  const { present } = tickedNow(ticks, usable);
  const chosen = templates.filter(({ _id }) => present.includes(_id));
  const all = selectAllState(usable, present);
  const reason = whyNot(state, chosen);
  const tick = (ids: readonly Id[], on: boolean) => {
    const rest = ticks.filter((id) => !ids.includes(id));
    setTicks(on ? [...rest, ...ids] : rest);
  };
  const close = () => {
    // What is typed is kept; a form without anything is just closed.
    if (inHand.league && !isFormTouched(inHand.league)) inHand.writeLeague(null);
    onClose();
  };
  const add = async () => {
    if (!(await send(state, chosen))) close();
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
                  onChange={() => tick(usable, all !== 'all')}
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
              {withKeys(templates, ({ _id }) => _id).map(({ key, item: template }, place) => (
                <TemplateRow
                  key={key}
                  telling={tellings[place] ?? ''}
                  template={template}
                  ticked={present.includes(template._id)}
                  onTick={(on) => tick([template._id], on)}
                />
              ))}
            </Box>
          )
        }
      </ReadView>
      <NewLeagueTemplate
        form={inHand.league}
        listed={{ rows: templates, unread: read.error !== null }}
        onForm={inHand.writeLeague}
      />
    </Modal>
  );
}

function TemplateRow({
  template,
  telling,
  ticked,
  onTick,
}: {
  template: LeagueTemplate;
  /** What tells it apart from a template that looks alike. */
  telling: string;
  ticked: boolean;
  onTick: (on: boolean) => void;
}) {
  const t = useText();
  const name = withTelling(leagueName(template), telling);
  const fit = isFit(template);
  const remove = t('prediction.deleteLeagueTemplate', { template: name });
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 40,
        py: { xs: 0.5, sm: 0 },
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Checkbox
        size="small"
        checked={ticked}
        disabled={!fit}
        onChange={(_event, on) => onTick(on)}
        slotProps={{
          input: { 'aria-label': t('prediction.tickTemplate', { template: name }) },
        }}
      />
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
      <DeleteButton action={removeLeagueTemplate} subject={template} label={remove} />
    </Box>
  );
}
