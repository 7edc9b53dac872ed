import { type Kysely, sql } from 'kysely';

/** Who leaves a company answers none of its inquiries any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index request_side_assigned on request_side (owner_id, assignee_id, position desc)
    where assignee_id is not null`.execute(db);
  await sql
    .raw(`
    create function unassign_requests() returns trigger language plpgsql as $$
    begin
      update request_side set assignee_id = null
      from gone where request_side.owner_id = gone.business_id and request_side.assignee_id = gone.user_id;
      return null;
    end $$`)
    .execute(db);
  await sql
    .raw(`
    create trigger unassign_after_delete after delete on business_member
    referencing old table as gone for each statement execute function unassign_requests()`)
    .execute(db);
}
