import type { BusinessAction, BusinessActivity } from '@wbn/contract/business/activity.ts';
import { listActivity } from '@wbn/contract/business/list-activity.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { toIsoTime } from '../../server/iso-time.ts';
import { mayReadActivity } from '../policies.ts';
import { requireRole } from '../require-role.ts';
import { type ActivityRow, selectActivity } from './list-activity.sql.ts';

const pageSize = 30;
/** Behind every id. */
const end = 'g';

export const listActivityHandler = defineHandler(
  listActivity,
  async ({ params: { id: businessID }, query: { nextID: before = end }, user: { userID }, services }) => {
    await requireRole(services.db, { businessID, userID, may: mayReadActivity });
    // One more than is shown tells whether there is more.
    const rows = await selectActivity.all(services.reads, { businessID, before, size: pageSize + 1 });
    const page = rows.slice(0, pageSize);
    return {
      data: page.map(presentActivity),
      nextID: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
    };
  },
);

function presentActivity(row: ActivityRow): BusinessActivity {
  return {
    activityID: row.id,
    action: row.action as BusinessAction,
    userID: row.user_id ?? undefined,
    userName: row.user_name,
    at: toIsoTime(row.created_at),
    details: row.details,
  };
}
