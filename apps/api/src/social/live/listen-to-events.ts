import { listenToEvents } from '@wbn/contract/social/listen-to-events.ts';
import { defineStreamHandler } from '../../server/define-handler.ts';

export const listenToEventsHandler = defineStreamHandler(
  listenToEvents,
  async ({ user: { userID }, services: { live }, connection }) => {
    await live.reserve();
    live.open({ userID, admit: connection.admit, response: connection.open() });
  },
);
