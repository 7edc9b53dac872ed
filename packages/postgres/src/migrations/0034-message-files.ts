import { type Kysely, sql } from 'kysely';

/** Files of messages come as uploads and lie as pictures do, but privately; addresses to load them from are those of downloads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await keepFiles(db);
  await sql`alter table business_download rename to download`.execute(db);
  await sql`alter index business_download_expired rename to download_expired`.execute(db);
  await sql`alter table download drop constraint business_download_kind_check`.execute(db);
  await sql`alter table download alter column business_id drop not null`.execute(db);
  await sql`
    alter table download add column file_id text references message_file on delete cascade,
      add check (case
        when kind in ('products', 'company') then business_id is not null and file_id is null
        else kind in ('message-download', 'message-view', 'message-preview') and file_id is not null
      end)`.execute(db);
  await sql`
    alter table report_case drop constraint report_case_resource_type_check,
      add check (resource_type in ('post', 'comment', 'business', 'user', 'request'))`.execute(db);
}

/** The threads of a round share a file: its path is not one row's alone. */
async function keepFiles(db: Kysely<unknown>): Promise<void> {
  await sql`alter table upload add column file_name text`.execute(db);
  await sql`alter table picture add column size integer`.execute(db);
  await sql`alter table message_file drop constraint message_file_path_key`.execute(db);
  await sql`create index message_file_path on message_file (path)`.execute(db);
  await sql`
    create function release_message_file() returns trigger language plpgsql as $$
    begin
      perform release_files(array[old.path]);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger release_deleted_file after delete on message_file
    for each row execute function release_message_file()`.execute(db);
}
