import { listenToEvents } from '@wbn/contract/social/listen-to-events.ts';
import type { Request } from 'playwright-core';

/** Whether a request never ends by itself: the line on which the pages of members hear of events. Nobody waits for its end. */
export function staysOpen(request: Request): boolean {
  return new URL(request.url()).pathname === `/${listenToEvents.path}`;
}
