import { listenToEvents } from '@wbn/contract/social/live/listen-to-events.ts';
import { defineStreamHandler } from '../../server/define-handler.ts';

export const listenToEventsHandler = defineStreamHandler(
  listenToEvents,
  async ({ user: { userID }, query, services: { live }, connection }) => {
    await live.reserve();
    const { lastEventID: after = query.after, admit } = connection;
    await live.open({ userID, after, lookback: query.lookback, admit, response: connection.open() });
  },
);
