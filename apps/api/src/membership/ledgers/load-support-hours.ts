import { loadSupportHours } from '@wbn/contract/membership/support-hours.ts';
import { mayReadLedgers } from '../../business/policies.ts';
import { requireRole } from '../../business/require-role.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { readGrants } from './settle-grants.ts';
import { selectSupportEntries } from './support-entries.sql.ts';

export const loadSupportHoursHandler = defineHandler(
  loadSupportHours,
  async ({ params: { id: businessID }, user: { userID }, services: { db } }) => {
    await requireRole(db, { businessID, userID, may: mayReadLedgers });
    const { level, support } = await readGrants(db, businessID, new Date());
    const entries = await selectSupportEntries.all(db, { businessID });
    return {
      data: {
        level,
        ...(support && { yearFrom: support.year.from, yearUntil: support.year.until }),
        granted: support?.granted ?? 0,
        left: support?.left ?? 0,
        entries: entries.map(({ position, kind, minutes, level: by, note, by_name, day }) => ({
          position,
          kind,
          minutes,
          ...(by && { level: by }),
          ...(note && { note }),
          ...(by_name && { byName: by_name }),
          day,
        })),
      },
    };
  },
);
