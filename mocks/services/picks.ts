import { picksGameMocks } from '#mocks/services/picksGames.ts';
import { picksQuestionMocks } from '#mocks/services/picksQuestions.ts';
import { picksReportMocks } from '#mocks/services/picksReport.ts';

/** The calls of picks, played. */
export const picksMocks = [...picksGameMocks, ...picksQuestionMocks, ...picksReportMocks];
