import { listenToEvents } from './listen-to-events.ts';

export const liveCalls = [listenToEvents] as const;
