import { listShownAnnouncements } from '@wbn/contract/pages/announcements.ts';
import { defineHandler } from '../server/define-handler.ts';
import { selectShownAnnouncements } from './announcement.sql.ts';

export const listShownAnnouncementsHandler = defineHandler(
  listShownAnnouncements,
  async ({ services: { db } }) => {
    const rows = await selectShownAnnouncements.all(db);
    return {
      data: rows.map((row) => ({
        ...{ announcementID: row.id, content: row.content, language: row.language },
        ...(row.link !== null && { link: row.link }),
        ...(row.editions !== null && { editions: row.editions }),
        startsAt: row.starts_at.toISOString(),
        endsAt: row.ends_at.toISOString(),
      })),
    };
  },
);
