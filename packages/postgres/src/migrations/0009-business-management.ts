import { type Kysely, sql } from 'kysely';

/** Companies that people run: versions, drafts, deleted products, invitations, who did what, downloads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table business add column versions jsonb not null default '{}'`.execute(db);
  await sql`alter table business_certificate add column position integer not null default 0`.execute(db);

  await sql`
    alter table product
      add column status text not null default 'published' check (status in ('draft', 'published')),
      add column within_plan boolean not null default true,
      add column deleted_at timestamptz,
      add column version integer not null default 1,
      add column is_public boolean generated always as
        (status = 'published' and within_plan and deleted_at is null) stored`.execute(db);
  await sql`create index product_deleted on product (deleted_at) where deleted_at is not null`.execute(db);

  await sql`
    create table business_invitation (
      id text primary key check (length(id) = 36),
      business_id text not null references business on delete cascade,
      email text not null check (email = lower(email)),
      role text not null check (role in ('admin', 'member')),
      invited_by text references user_profile on delete set null,
      language text not null,
      edition text,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null default now() + interval '14 days',
      answered_at timestamptz,
      answer text check (answer in ('accepted', 'declined', 'revoked')),
      mailed_at timestamptz,
      mail_attempts integer not null default 0,
      mail_after timestamptz not null default now(),
      check ((answered_at is null) = (answer is null))
    )`.execute(db);
  await sql`create unique index business_invitation_waiting on business_invitation (business_id, email)
    where answer is null`.execute(db);
  await sql`create index business_invitation_email on business_invitation (email)`.execute(db);
  await sql`create index business_invitation_business on business_invitation (business_id)`.execute(db);
  await sql`create index business_invitation_inviter on business_invitation (invited_by)`.execute(db);
  await sql`create index business_invitation_to_mail on business_invitation (mail_after)
    where mailed_at is null and answer is null`.execute(db);
  await sql`create index business_invitation_over on business_invitation (expires_at)`.execute(db);

  await sql`
    create table business_activity (
      id text primary key check (length(id) = 36),
      business_id text not null references business on delete cascade,
      user_id text references user_profile on delete set null,
      user_name text not null,
      action text not null,
      details jsonb not null default '{}',
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index business_activity_business on business_activity (business_id, id desc)`.execute(db);
  await sql`create index business_activity_user on business_activity (user_id) where user_id is not null`.execute(
    db,
  );
  await sql`create index business_activity_person on business_activity ((details->>'person'))
    where details->>'person' is not null`.execute(db);

  await sql`
    create table business_download (
      token_hash bytea primary key,
      business_id text not null references business on delete cascade,
      user_id text not null references user_profile on delete cascade,
      kind text not null check (kind in ('products', 'company')),
      language text not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index business_download_expired on business_download (expires_at)`.execute(db);

  await sql`
    create table created_once (
      call text not null,
      user_id text not null references user_profile on delete cascade,
      idempotency_key text not null,
      body_hash text not null,
      resource_id text not null,
      created_at timestamptz not null default now(),
      primary key (call, user_id, idempotency_key)
    )`.execute(db);
  await sql`create index created_once_old on created_once (created_at)`.execute(db);

  await sql`alter table upload add column new_business boolean not null default false`.execute(db);
  await releaseOtherPictures(db);
}

/** Pictures of products and certificates, and films, are released like those of profiles (0006-uploads). */
async function releaseOtherPictures(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function release_files(urls text[]) returns void language sql as $$
      update picture set unused_since = now() where url = any(urls)
    $$`.execute(db);
  await sql`
    create function release_product_files() returns trigger language plpgsql as $$
    begin
      perform release_files(array(
        select old.main_image->>'url'
        union select photo->>'url' from jsonb_array_elements(old.photos) photo
        union select video->>'url' from jsonb_array_elements(old.videos) video
      ));
      return null;
    end $$`.execute(db);
  await sql`
    create function release_certificate_files() returns trigger language plpgsql as $$
    begin
      perform release_files(array[old.photo->>'url']);
      return null;
    end $$`.execute(db);
  await sql`
    create function release_business_video() returns trigger language plpgsql as $$
    begin
      perform release_files(array[old.video_url]);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger release_replaced_files after update of main_image, photos, videos on product
    for each row when (
      old.photos is distinct from new.photos or old.main_image is distinct from new.main_image
      or old.videos is distinct from new.videos
    ) execute function release_product_files()`.execute(db);
  await sql`
    create trigger release_deleted_files after delete on product
    for each row when (old.photos <> '[]' or old.main_image is not null or old.videos <> '[]')
    execute function release_product_files()`.execute(db);
  await sql`
    create trigger release_replaced_files after update of photo or delete on business_certificate
    for each row when (old.photo is not null) execute function release_certificate_files()`.execute(db);
  await sql`
    create trigger release_replaced_video after update of video_url or delete on business
    for each row when (old.video_url is not null) execute function release_business_video()`.execute(db);
}
