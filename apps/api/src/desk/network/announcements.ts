import {
  endAnnouncement,
  type ListedAnnouncement,
  listAnnouncements,
  writeAnnouncement,
} from '@wbn/contract/desk/announcements.ts';
import { CallError, forbidden, notFound, validationError } from '@wbn/host/errors/call-error.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Selectable } from 'kysely';
import { defineHandler } from '../../server/define-handler.ts';
import type { DeskStaff } from '../../staff/require-staff.ts';
import { recordStaffAction } from '../../staff/staff-action.ts';
import {
  insertAnnouncement,
  lockAnnouncement,
  selectAnnouncements,
  updateAnnouncementEnd,
} from './announcements.sql.ts';

type Row = Selectable<Database['announcement']>;

function present(row: Row): ListedAnnouncement {
  const now = Date.now();
  return {
    ...{ announcementID: row.id, content: row.content, language: row.language, by: row.written_by },
    ...(row.link !== null && { link: row.link }),
    ...(row.editions !== null && { editions: row.editions }),
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    state: row.ends_at.getTime() <= now ? 'over' : row.starts_at.getTime() <= now ? 'shown' : 'planned',
  };
}

/** Throws Forbidden for editions that a colleague does not deal with. */
function requireEditions(staff: DeskStaff, editions: readonly string[] | null | undefined): void {
  const own = staff.editions;
  if (own === undefined) return;
  if (!editions || editions.some((edition) => !own.some((known) => known === edition)))
    throw forbidden('desk-role', `You deal with the editions ${own.join(', ')} only: name these.`);
}

export const listAnnouncementsHandler = defineHandler(listAnnouncements, async ({ services: { db } }) => ({
  data: (await selectAnnouncements.all(db)).map(present),
}));

export const writeAnnouncementHandler = defineHandler(
  writeAnnouncement,
  async ({ body, staff, services: { db } }) => {
    const { editions, language, content, link, endsAt } = body;
    requireEditions(staff, editions);
    const startsAt = body.startsAt ?? new Date().toISOString();
    if (Date.parse(endsAt) <= Date.now()) throw validationError({ endsAt: 'is over' });
    if (endsAt <= startsAt) throw validationError({ endsAt: 'must be after the start' });
    const row = await db.transaction().execute(async (transaction) => {
      const written = await insertAnnouncement.only(transaction, {
        ...{ id: newId(), language, content, link: link ?? null },
        editions: editions ? [...new Set(editions)] : null,
        ...{ starts_at: startsAt, ends_at: endsAt, written_by: staff.name },
      });
      await recordStaffAction(transaction, staff, {
        act: 'write-announcement',
        target: { type: 'announcement', id: written.id },
        after: { editions: editions ?? ['all'], language, content, link: link ?? null, startsAt, endsAt },
      });
      return written;
    });
    return { data: present(row) };
  },
);

export const endAnnouncementHandler = defineHandler(
  endAnnouncement,
  async ({ params: { id }, staff, services: { db } }) => {
    const row = await db.transaction().execute(async (transaction) => {
      const known = await lockAnnouncement.first(transaction, { id });
      if (!known) throw notFound(`There is no announcement ${id}.`);
      requireEditions(staff, known.editions);
      if (known.ends_at.getTime() <= Date.now())
        throw new CallError('Conflict', 'This announcement is over.');
      const ended = await updateAnnouncementEnd.only(transaction, { id });
      await recordStaffAction(transaction, staff, {
        act: 'end-announcement',
        target: { type: 'announcement', id },
        before: { endsAt: known.ends_at.toISOString() },
        after: { endsAt: ended.ends_at.toISOString() },
      });
      return ended;
    });
    return { data: present(row) };
  },
);
