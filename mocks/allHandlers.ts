import type { HttpHandler } from 'msw';
import { controlHandlers } from '#mocks/control.ts';
import { toHandlers } from '#mocks/handlers.ts';
import { mediaHandlers } from '#mocks/media/mediaHandlers.ts';
import { allMocks } from '#mocks/services/all.ts';
import { demoHandlers } from '#mocks/services/demo.ts';
import { staffLoginHandlers } from '#mocks/staffLogin.ts';

/** Everything that the embedded services answer to: control, login page, media, calls. */
export const allHandlers: HttpHandler[] = [
  ...controlHandlers,
  ...staffLoginHandlers,
  ...mediaHandlers,
  ...demoHandlers,
  ...toHandlers(allMocks),
];
