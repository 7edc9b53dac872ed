import { type Kysely, sql } from 'kysely';

/** Verification as a case with documents, checks and a decision; what came of it in a ledger that shows when it is changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createCases(db);
  await keepDocuments(db);
  await createLedger(db);
  await protectLedger(db);
  await recordEarlierBadges(db);
}

const id = sql`text primary key check (length(id) = 36)`;
const now = sql`timestamptz not null default now()`;

async function createCases(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table verification_case (
      id ${id},
      business_id text not null references business on delete cascade,
      origin text not null check (origin in ('company', 'operator')),
      state text not null check (state in
        ('draft', 'submitted', 'in-review', 'more-asked', 'approved', 'rejected', 'withdrawn', 'ended')),
      claims jsonb not null default '{}',
      submitted_by text references user_profile on delete set null,
      submitted_at timestamptz,
      decided_by text,
      decided_at timestamptz,
      reason text,
      valid_until date,
      ended_at timestamptz,
      end_reason text check (end_reason in ('expired', 'proof-ended', 'taken-away', 'renewed')),
      created_at ${now},
      check ((decided_at is not null) = (state in ('approved', 'rejected', 'ended'))),
      check ((decided_at is null) = (decided_by is null)),
      check ((valid_until is not null) = (state in ('approved', 'ended'))),
      check ((ended_at is not null) = (state = 'ended')),
      check ((ended_at is null) = (end_reason is null))
    )`.execute(db);
  await sql`
    create unique index verification_case_open on verification_case (business_id)
    where state in ('draft', 'submitted', 'in-review', 'more-asked')`.execute(db);
  await sql`create unique index verification_case_approved on verification_case (business_id) where state = 'approved'`.execute(
    db,
  );
  await sql`create index verification_case_of_business on verification_case (business_id, id)`.execute(db);
  await sql`
    create table verification_document (
      id ${id},
      case_id text not null references verification_case on delete cascade,
      place integer not null check (place > 0),
      kind text not null,
      issuer text,
      number text,
      name text not null,
      content_type text not null,
      size integer not null,
      path text not null,
      sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
      valid_until date,
      created_at ${now},
      unique (case_id, place)
    )`.execute(db);
  await sql`
    create table verification_check (
      case_id text not null references verification_case on delete cascade,
      kind text not null,
      place integer not null default 0,
      claim text not null,
      outcome text check (outcome in ('passed', 'failed')),
      document_id text references verification_document on delete set null,
      valid_until date,
      note text,
      checked_by text,
      checked_at timestamptz,
      primary key (case_id, kind, place),
      check ((outcome is null) = (checked_at is null) and (outcome is null) = (checked_by is null))
    )`.execute(db);
  await sql`
    create table verification_reminder (
      business_id text not null references business on delete cascade,
      valid_until date not null,
      days integer not null,
      created_at ${now},
      primary key (business_id, valid_until, days)
    )`.execute(db);
}

/** They lie as files of messages do, and are loaded by the addresses of downloads. */
async function keepDocuments(db: Kysely<unknown>): Promise<void> {
  await sql`create index verification_document_path on verification_document (path)`.execute(db);
  await sql`
    create trigger release_deleted_file after delete on verification_document
    for each row execute function release_message_file()`.execute(db);
  await sql`
    alter table download drop constraint download_check,
      add column document_id text references verification_document on delete cascade,
      add check (case
        when kind in ('products', 'company') then business_id is not null and file_id is null and document_id is null
        when kind = 'verification-document' then document_id is not null and file_id is null
        else kind in ('message-download', 'message-view', 'message-preview') and file_id is not null and document_id is null
      end)`.execute(db);
}

/**
 * Each entry's hash is that of the hash before it and its own text, so that none can be changed, taken out or put in between without
 * all later ones. The head says how many there are and what the last one's hash is: whoever adds holds it, and a cut-off end shows.
 */
async function createLedger(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table evidence (
      number bigint primary key check (number > 0),
      entry json not null,
      previous_hash text not null unique,
      hash text not null unique,
      business_id text not null generated always as (entry->>'businessID') stored,
      case_id text generated always as (entry->>'caseID') stored
    )`.execute(db);
  await sql`create index evidence_of_business on evidence (business_id, number)`.execute(db);
  await sql`
    create table evidence_head (
      is_only boolean primary key default true check (is_only),
      entries bigint not null default 0,
      hash text not null default repeat('0', 64)
    )`.execute(db);
  await sql`insert into evidence_head default values`.execute(db);
  await sql`
    create function append_evidence(texts text[]) returns bigint language plpgsql as $$
    declare
      head evidence_head;
      entry_text text;
      next_hash text;
    begin
      select * into head from evidence_head for update;
      foreach entry_text in array texts loop
        next_hash := encode(sha256(convert_to(head.hash || E'\n' || entry_text, 'UTF8')), 'hex');
        insert into evidence (number, entry, previous_hash, hash)
          values (head.entries + 1, entry_text::json, head.hash, next_hash);
        head.entries := head.entries + 1;
        head.hash := next_hash;
      end loop;
      update evidence_head set entries = head.entries, hash = head.hash;
      return head.entries;
    end $$`.execute(db);
  // The public pages of a company show its entries.
  await sql`
    create function tell_purges_of_evidence() returns trigger language plpgsql as $$
    declare
      keys text[];
    begin
      select array_agg(distinct 'business:' || business_id) into keys from changed;
      perform pg_notify('page_purge', case when cardinality(keys) > 100 then '*' else array_to_string(keys, ' ') end);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger purge_after_insert after insert on evidence
    referencing new table as changed for each statement execute function tell_purges_of_evidence()`.execute(
    db,
  );
}

async function protectLedger(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_change_of_evidence() returns trigger language plpgsql as $$
    begin
      raise exception 'The evidence ledger is only ever added to.' using errcode = 'restrict_violation';
    end $$`.execute(db);
  await sql`
    create trigger refuse_change before update or delete or truncate on evidence
    for each statement execute function refuse_change_of_evidence()`.execute(db);
  await sql`
    create trigger refuse_removal before delete or truncate on evidence_head
    for each statement execute function refuse_change_of_evidence()`.execute(db);
  await sql`
    create trigger refuse_going_back before update on evidence_head
    for each row when (new.entries <= old.entries) execute function refuse_change_of_evidence()`.execute(db);
}

/** Companies that were verified before there was a ledger begin it. */
async function recordEarlierBadges(db: Kysely<unknown>): Promise<void> {
  await sql`
    select append_evidence(array_agg(entry order by id)) from (
      select id, format('{"at":"%s","businessID":"%s","by":"WBN","kind":"imported","until":%s}',
        to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), id,
        coalesce('"' || verified_until || '"', 'null')) as entry
      from business where verified) as earlier
    having count(*) > 0`.execute(db);
}
