import { type BusinessAction, type BusinessActivity, listActivity } from '@wbn/contract/business/activity.ts';
import type { Language } from '@wbn/contract/shared/language.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { toIsoTime } from '../../server/iso-time.ts';
import { mayReadActivity } from '../policies.ts';
import { presentActivityChange } from '../present-activity-change.ts';
import { requireRole } from '../require-role.ts';
import { type ActivityRow, selectActivity } from './list-activity.sql.ts';

const pageSize = 30;
/** Behind every id. */
const end = 'g';

export const listActivityHandler = defineHandler(
  listActivity,
  async ({
    params: { id: businessID },
    query: { nextID: before = end },
    user: { userID },
    language,
    services,
  }) => {
    await requireRole(services.db, { businessID, userID, may: mayReadActivity });
    // One more than is shown tells whether there is more.
    const rows = await selectActivity.all(services.db, { businessID, before, size: pageSize + 1 });
    const page = rows.slice(0, pageSize);
    return {
      data: page.map((row) => presentActivity(row, language, services.catalog)),
      nextID: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
    };
  },
);

function presentActivity(row: ActivityRow, language: Language, catalog: Catalog): BusinessActivity {
  const { changes, ...details } = row.details;
  return {
    activityID: row.id,
    action: row.action as BusinessAction,
    userID: row.user_id ?? undefined,
    userName: row.user_name,
    at: toIsoTime(row.created_at),
    details: {
      ...details,
      changes: changes?.map((change) => presentActivityChange(change, language, catalog)),
    },
  };
}
