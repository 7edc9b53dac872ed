import { type Kysely, sql } from 'kysely';

/** Pictures that people sent: what was asked for (`upload`) and what came of it (`picture`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table picture (
      id text primary key check (length(id) = 32),
      owner_id text not null,
      url text not null unique,
      photo jsonb not null,
      object_keys text[] not null,
      stored_at timestamptz not null default now(),
      unused_since timestamptz
    )`.execute(db);
  await sql`create index picture_unused on picture (unused_since) where unused_since is not null`.execute(db);

  await sql`
    create table upload (
      id text primary key check (length(id) = 36),
      token_hash bytea not null unique,
      user_id text not null,
      business_id text,
      purpose text not null,
      content_type text not null,
      file_size integer not null check (file_size > 0),
      object_key text not null unique,
      picture_id text references picture,
      created_at timestamptz not null default now(),
      claimed_at timestamptz
    )`.execute(db);
  await sql`create index upload_picture on upload (picture_id) where picture_id is not null`.execute(db);

  await releaseReplacedPictures(db);
}

/** Whoever takes a picture off a profile, or deletes the profile, need not think of the picture's files. */
async function releaseReplacedPictures(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function release_picture() returns trigger language plpgsql as $$
    begin
      update picture set unused_since = now()
      where url in (old.profile_photo->>'url', old.cover_photo->>'url');
      return null;
    end $$`.execute(db);
  for (const table of ['user_profile', 'business']) {
    await sql`
      create trigger release_replaced_picture after update of profile_photo, cover_photo on ${sql.table(table)}
      for each row when (
        old.profile_photo is distinct from new.profile_photo or old.cover_photo is distinct from new.cover_photo
      ) execute function release_picture()`.execute(db);
    await sql`
      create trigger release_deleted_picture after delete on ${sql.table(table)}
      for each row when (old.profile_photo is not null or old.cover_photo is not null)
      execute function release_picture()`.execute(db);
  }
}
