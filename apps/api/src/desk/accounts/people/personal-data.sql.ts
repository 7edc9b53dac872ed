import { newId } from '@wbn/postgres/new-id.ts';
import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { ownSources } from '../../../business/imported-from.ts';

interface OfUser {
  readonly userID: string;
}

interface StaffExport extends OfUser {
  readonly staffID: string;
  readonly edition: string;
  readonly back: string;
}

/** Orders an export for a colleague; no row while another one of the person is made. */
export const insertStaffExport = defineStatement((db, { userID, staffID, edition, back }: StaffExport) =>
  db
    .insertInto('account.data_export')
    .values({ id: newId(), user_id: userID, staff_id: staffID, language: 'en', edition, back })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'state', 'created_at', 'expires_at']),
);

/** The exports of a person that a colleague has ordered, newest first. */
export const selectStaffExports = defineStatement(
  (db, { userID, staffID }: Pick<StaffExport, 'userID' | 'staffID'>) =>
    db
      .selectFrom('account.data_export')
      .select(['id', 'state', 'created_at', 'expires_at'])
      .where('user_id', '=', userID)
      .where('staff_id', '=', staffID)
      .where('expires_at', '>', sql<Date>`now()`)
      .orderBy('created_at', 'desc')
      .limit(10),
);

export type ExportRow = RowOf<typeof selectStaffExports>;

/** Companies of which the person is the only owner, with whether others work for them and whether they came from a directory. */
export const selectOnlyOwned = defineStatement(
  (_, { userID }: OfUser) => sql<{ id: string; name: string; others: boolean; imported: boolean }>`
    select business.id, company_name as name,
      business.deleted_at is null and exists (
        select from business_member as other where other.business_id = business.id and other.user_id <> ${userID}) as others,
      business.deleted_at is null and business.source <> all(${ownSources.filter((source) => source !== 'import-brand')}::text[]) as imported
    from business join business_member as own on own.business_id = business.id and own.user_id = ${userID} and own.role = 'owner'
    where not exists (
      select from business_member as other
      where other.business_id = business.id and other.user_id <> ${userID} and other.role = 'owner')
    order by company_name`,
);

/** What is kept when the account is deleted. */
export const countKept = defineStatement(
  (_, { userID }: OfUser) => sql<{ threads: number; activity: number; log: number }>`
    select (select count(*)::int from request where user_id = ${userID}) as threads,
      (select count(*)::int from business_activity where user_id = ${userID}) as activity,
      (select count(*)::int from staff_action where target_id = ${userID}) as log`,
);
