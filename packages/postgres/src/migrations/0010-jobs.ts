import { type Kysely, sql } from 'kysely';

/** Tries of a job within three days; the hosts say it in `defineTask`. */
const tries = 438;

/** Mails and copies of data are jobs in graphile-worker's table: what waited in rows of our own becomes one, and its columns go. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job_worker (
      id text primary key,
      seen_at timestamptz not null default now()
    )`.execute(db);

  await sql`
    select graphile_worker.add_job('mail-need-help', json_build_object('requestID', id), max_attempts => ${tries},
      job_key => 'mail-need-help ' || id)
    from need_help_request where mailed_at is null order by mail_after`.execute(db);
  await sql`
    select graphile_worker.add_job('mail-invitation', json_build_object('invitationID', id), max_attempts => ${tries},
      job_key => 'mail-invitation ' || id)
    from business_invitation where mailed_at is null and answer is null and expires_at > now()
    order by mail_after`.execute(db);
  await sql`
    select graphile_worker.add_job('make-export', json_build_object('exportID', id), queue_name => 'exports',
      max_attempts => 9, job_key => 'make-export ' || id)
    from account.data_export where state in ('waiting', 'working') order by created_at`.execute(db);

  await sql`alter table need_help_request
    drop column mailed_at, drop column mail_attempts, drop column mail_after`.execute(db);
  await sql`alter table business_invitation
    drop column mailed_at, drop column mail_attempts, drop column mail_after`.execute(db);
  await sql`alter table account.data_export drop column attempts, drop column not_before`.execute(db);
}
