import { loadBoosts } from '@wbn/contract/membership/boosts.ts';
import { mayReadLedgers } from '../../business/policies.ts';
import { requireRole } from '../../business/require-role.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { selectBoostEntries, selectBoosts } from './boosts.sql.ts';
import { endOfMonth } from './plan-history.ts';
import { presentBoost } from './present-boost.ts';
import { readGrants } from './settle-grants.ts';

export const loadBoostsHandler = defineHandler(
  loadBoosts,
  async ({ params: { id: businessID }, user: { userID }, services: { db } }) => {
    await requireRole(db, { businessID, userID, may: mayReadLedgers });
    const at = new Date();
    const { level, boosts } = await readGrants(db, businessID, at);
    const rows = await selectBoosts.all(db, { businessID, at });
    const entries = await selectBoostEntries.all(db, { businessID });
    return {
      data: {
        level,
        ...boosts,
        lapsesAt: endOfMonth(boosts.month).toISOString(),
        boosts: rows.map(presentBoost),
        entries: entries.map(({ level: by, note, resource_name, created_at, ...entry }) => ({
          ...entry,
          ...(by && { level: by }),
          ...(note && { note }),
          ...(resource_name && { resourceName: resource_name }),
          createdAt: created_at.toISOString(),
        })),
      },
    };
  },
);
