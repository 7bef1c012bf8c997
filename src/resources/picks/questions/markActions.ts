import { action } from '#actions/action.ts';
import { sentBefore } from '#actions/sentBefore.ts';
import { NAMED, restingOn, settlementConfirmation } from '#actions/settlement.ts';
import { A, O, T } from '#authProvider/roles.ts';
import { activatePicksGame, type PicksQuestion, setPicksQuestionStatus } from '#contract/picks.ts';
import { listed, type Text } from '#i18n/useText.ts';
import {
  gameDay,
  gameLock,
  gameName,
  gameRecord,
  type QuestionedGame,
  readQuestionedGame,
} from '#resources/picks/games/picksGame.ts';
import {
  picksQuestionFacts,
  questionsAgain,
  statusesText,
} from '#resources/picks/questions/questionsAgain.ts';
import { playersApart } from '#resources/picks/questions/questionWords.ts';
import { byTab } from '#resources/picks/questions/tabs.ts';
import { parseDecimal } from '#rules/decimal.ts';
import type { Id } from '#rules/ids.ts';
import { formatCount } from '#rules/money.ts';
import { mayMarkGameActive, mayMarkQuestion, type PicksTab } from '#rules/picks.ts';
import { firstReason, reason } from '#rules/reason.ts';
import { statusWord } from '#rules/statusWord.ts';
import { MISSING } from '#rules/text.ts';
import { mayActOnTicked } from '#rules/ticks.ts';

/** Questions that are marked together, with what of them is typed and not saved. */
export interface MarkedQuestions extends QuestionedGame {
  readonly unsaved: number;
}

/** Whom the questions are on; beyond a few they are counted. */
function namedPlayers({ questions, all = questions }: QuestionedGame): Text {
  const players = questions.slice(0, NAMED).map(playersApart(all)).join(', ');
  const more = questions.length - NAMED;
  return more > 0
    ? { key: 'picks.mark.namedMore', params: { players, smart_count: more } }
    : { key: 'picks.mark.named', params: { players } };
}

const unsavedPoint = (unsaved: number) =>
  unsaved > 0 ? [{ key: 'picks.mark.unsaved' as const, params: { smart_count: unsaved } }] : [];

const markAs = <To extends PicksTab>(to: To, name: string) =>
  action({
    name,
    label: `picks.mark.${to}`,
    endpoint: setPicksQuestionStatus,
    roles: [A, T, O],
    record: (marked: MarkedQuestions) => gameRecord(marked),
    lock: (marked: MarkedQuestions) => gameLock(marked),
    when: ({ questions }) =>
      firstReason(mayActOnTicked(questions), ...questions.map(mayMarkQuestion)),
    input: ({ questions }) => ({
      query: { updateStatus: to },
      body: questions.map(({ _id }): Id => _id),
    }),
    confirm: (marked) => ({
      title: { key: `picks.mark.${to}` },
      lines: [
        { key: 'picks.mark.line', params: { game: gameRecord(marked), status: statusWord(to) } },
        namedPlayers(marked),
      ],
      figures: [
        { label: { key: 'picks.mark.count' }, value: formatCount(marked.questions.length) },
        { label: { key: 'picks.mark.from' }, value: statusesText(marked.questions) },
        { label: { key: 'picks.mark.to' }, value: { key: `ui.status.${to}` } },
      ],
      open: to === 'active' ? unsavedPoint(marked.unsaved) : [],
    }),
    ...questionsAgain<MarkedQuestions>(),
  });

/** Bulk: the ticked questions become active, with one request (PIC-04). */
export const markActive = markAs('active', 'picks.markActive');

/** Bulk: the ticked questions become inactive, with one request (PIC-04). */
export const markInactive = markAs('inactive', 'picks.markInactive');

const LIVE = 'picks.markGameActive';
const LIVE_AT = 'settlement.doneAt.activated';

/** A game with its questions, and what of them is typed and not saved. */
export interface GameToMark extends QuestionedGame {
  readonly unsaved?: number;
}

/** 'Mark Game Active': a new game and its questions go live; which, only the service knows (PIC-04, PRD-18). */
export const markGameActive = action({
  name: LIVE,
  label: 'picks.live.label',
  doneAt: LIVE_AT,
  endpoint: activatePicksGame,
  roles: [A, T, O],
  record: (open: GameToMark) => gameRecord(open),
  lock: (open: GameToMark) => gameLock(open),
  when: ({ game, questions }: GameToMark, tab: PicksTab) =>
    game === null
      ? reason('statusMissing')
      : mayMarkGameActive(game, tab, byTab(questions).active.length),
  input: ({ gameId, game }) => ({ body: { game_id: game?.game_id ?? gameId } }),
  confirm: (open: GameToMark) => {
    const { active, inactive, other } = byTab(open.questions);
    const noValue = active.filter(({ line }) => parseDecimal(line) === null);
    return settlementConfirmation({
      title: { key: 'picks.live.label' },
      lines: [
        {
          key: 'picks.live.record',
          params: {
            game: gameName(open),
            date: gameDay(open),
            id: open.gameId,
            status: statusWord(open.game?.status ?? '') || MISSING,
          },
        },
        { key: 'picks.live.line' },
      ],
      figures: [
        { label: { key: 'picks.live.active' }, value: formatCount(active.length) },
        { label: { key: 'picks.live.inactive' }, value: formatCount(inactive.length) },
        ...(other.length > 0
          ? [{ label: { key: 'picks.live.other' } as const, value: formatCount(other.length) }]
          : []),
      ],
      open: [
        ...sentBefore(LIVE, gameRecord(open), undefined, LIVE_AT),
        ...unsavedPoint(open.unsaved ?? 0),
        ...openPoint('picks.live.noValue', noValue, open.questions),
        ...openPoint('picks.live.statusUnknown', other, open.questions),
      ],
      notKnown:
        inactive.length === 0
          ? []
          : [{ key: 'picks.live.inactiveToo', params: { smart_count: inactive.length } }],
      code: open.gameId,
    });
  },
  reread: ({ gameId }: GameToMark): Promise<GameToMark> => readQuestionedGame(gameId),
  stateText: ({ game, questions }) =>
    listed([statusWord(game?.status ?? '') || MISSING, statusesText(questions)], 'semicolon'),
  ...restingOn(({ game, questions }: GameToMark) => [
    {
      key: 'game',
      kind: 'gameStatus',
      label: '',
      state: game?.status ?? '',
      shown: game?.status || MISSING,
    },
    ...picksQuestionFacts(questions),
  ]),
});

const openPoint = (
  key: 'picks.live.noValue' | 'picks.live.statusUnknown',
  questions: readonly PicksQuestion[],
  all: readonly PicksQuestion[],
) =>
  questions.length === 0
    ? []
    : [{ key, params: { smart_count: questions.length }, items: questions.map(playersApart(all)) }];
