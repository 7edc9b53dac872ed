import { listShownAnnouncements } from '@wbn/contract/pages/announcements.ts';
import { defineHandler } from '../server/define-handler.ts';
import { selectShownAnnouncements } from './announcement.sql.ts';

export const listShownAnnouncementsHandler = defineHandler(
  listShownAnnouncements,
  async ({ query, services: { db } }) => {
    const rows = await selectShownAnnouncements.all(db, query);
    return {
      data: rows.map(({ id: announcementID, content, link }) => ({
        ...{ announcementID, content },
        ...(link !== null && { link }),
      })),
    };
  },
);
