import { listenToEvents } from '@wbn/contract/social/listen-to-events.ts';
import type { Request } from 'playwright-core';

/** Whether a request is the event stream, which stays open; nobody waits for its end. */
export function isEventStream(request: Request): boolean {
  return new URL(request.url()).pathname === `/${listenToEvents.path}`;
}
