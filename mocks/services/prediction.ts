import { predictionGameMocks } from '#mocks/services/predictionGames.ts';
import { predictionLeagueMocks } from '#mocks/services/predictionLeagues.ts';
import { predictionQuestionMocks } from '#mocks/services/predictionQuestions.ts';
import { predictionSupportMocks } from '#mocks/services/predictionSupport.ts';
import { predictionTemplateMocks } from '#mocks/services/predictionTemplates.ts';

/** The calls of predictions, played. */
export const predictionMocks = [
  ...predictionGameMocks,
  ...predictionQuestionMocks,
  ...predictionLeagueMocks,
  ...predictionTemplateMocks,
  ...predictionSupportMocks,
];
