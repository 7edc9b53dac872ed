import { followDesk } from '@wbn/contract/desk/cases.ts';
import { deskAudience } from '../../cases/case.ts';
import { defineStreamHandler } from '../../server/define-handler.ts';

/** A desk listens under a name of its own, so that events of the colleague as a member do not reach it. */
export const followDeskHandler = defineStreamHandler(
  followDesk,
  async ({ staff: { id }, services: { live }, connection }) => {
    await live.reserve();
    const userID = `${deskAudience}:${id}`;
    live.open({ userID, admit: connection.admit, response: connection.open() });
  },
);
