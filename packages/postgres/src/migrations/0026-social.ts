import { type Kysely, sql } from 'kysely';

/** Reactions, follows, connections, posts, comments, what people are told, and what open pages hear. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTalk(db);
  await createRelations(db);
  await createNotices(db);
  await countReactions(db);
  await countFollows(db);
  await countComments(db);
  await forgetResources(db);
  await tellPurges(db);
}

const id = sql`text primary key check (length(id) = 36)`;
/** Who did it, and in whose name; a person who goes takes it along. */
const acted = sql`
  user_id text not null references user_profile on delete cascade,
  business_id text references business on delete cascade`;
const authored = sql`${acted}, author_id text not null generated always as (coalesce(business_id, user_id)) stored`;
const now = sql`timestamptz not null default now()`;

async function createTalk(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table post (
      id ${id}, ${authored},
      timeline_id text not null,
      timeline_type text not null check (timeline_type in ('user', 'business')),
      content text not null,
      picture jsonb,
      card_id text,
      card_type text check (card_type in ('business', 'product', 'user', 'post')),
      version integer not null default 0,
      edited_at timestamptz,
      removed_at timestamptz,
      created_at ${now},
      check ((card_id is null) = (card_type is null))
    )`.execute(db);
  await sql`create index post_newest on post (id desc) include (author_id) where removed_at is null`.execute(
    db,
  );
  await sql`create index post_of_author on post (author_id, id desc) where removed_at is null`.execute(db);
  await sql`create index post_of_timeline on post (timeline_id, id desc) where removed_at is null`.execute(
    db,
  );
  await sql`create index post_of_user on post (user_id)`.execute(db);
  await sql`create index post_of_business on post (business_id) where business_id is not null`.execute(db);

  await sql`
    create table post_edit (
      post_id text not null references post on delete cascade,
      version integer not null,
      content text not null,
      written_at timestamptz not null,
      primary key (post_id, version)
    )`.execute(db);

  await sql`
    create table comment (
      id ${id}, ${authored},
      resource_id text not null,
      resource_type text not null check (resource_type in ('post', 'comment', 'business', 'product', 'user')),
      root_id text not null,
      root_type text not null check (root_type in ('post', 'business', 'product', 'user')),
      content text not null,
      version integer not null default 0,
      edited_at timestamptz,
      removed_at timestamptz,
      created_at ${now},
      check ((resource_type = 'comment') = (resource_id <> root_id))
    )`.execute(db);
  await sql`create index comment_of_resource on comment (resource_id, id) where removed_at is null`.execute(
    db,
  );
  await sql`create index comment_of_root on comment (root_id)`.execute(db);
  await sql`create index comment_of_user on comment (user_id)`.execute(db);
  await sql`create index comment_of_business on comment (business_id) where business_id is not null`.execute(
    db,
  );
  await sql`
    create table comment_summary (
      resource_id text primary key,
      comment_count integer not null default 0,
      talk_count integer not null default 0
    )`.execute(db);

  await sql`
    create table mention (
      resource_id text not null,
      start integer not null,
      length integer not null,
      mentioned_id text not null,
      mentioned_type text not null check (mentioned_type in ('user', 'business')),
      primary key (resource_id, start)
    )`.execute(db);
  await sql`create index mention_of on mention (mentioned_id)`.execute(db);
}

async function createRelations(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reaction (
      resource_id text not null,
      ${acted},
      actor_id text not null generated always as (coalesce(business_id, user_id)) stored,
      resource_type text not null check (resource_type in ('post', 'comment', 'business', 'product', 'user')),
      created_at ${now},
      primary key (resource_id, actor_id)
    )`.execute(db);
  await sql`create index reaction_of_user on reaction (user_id)`.execute(db);
  await sql`create index reaction_of_business on reaction (business_id) where business_id is not null`.execute(
    db,
  );
  await sql`
    create table follow (
      user_id text not null references user_profile on delete cascade,
      resource_id text not null,
      resource_type text not null check (resource_type in ('user', 'business')),
      created_at ${now},
      primary key (user_id, resource_id),
      check (user_id <> resource_id)
    )`.execute(db);
  await sql`create index follow_of_resource on follow (resource_id, user_id)`.execute(db);
  await sql`
    create table follow_summary (
      resource_id text primary key,
      follower_count integer not null default 0
    )`.execute(db);
  await sql`
    create table connection (
      id ${id},
      requester_id text not null,
      requester_type text not null check (requester_type in ('user', 'business')),
      addressee_id text not null,
      addressee_type text not null check (addressee_type in ('user', 'business')),
      user_id text not null references user_profile on delete cascade,
      message text,
      status text not null default 'pending' check (status in ('pending', 'accepted', 'declined')),
      created_at ${now},
      answered_at timestamptz,
      check (requester_id <> addressee_id)
    )`.execute(db);
  await sql`
    create unique index connection_pair
    on connection (least(requester_id, addressee_id), greatest(requester_id, addressee_id))`.execute(db);
  await sql`create index connection_of_requester on connection (requester_id, status)`.execute(db);
  await sql`create index connection_of_addressee on connection (addressee_id, status)`.execute(db);
  await sql`create index connection_of_user on connection (user_id)`.execute(db);
  await sql`
    create table block (
      blocker_id text not null,
      blocker_type text not null check (blocker_type in ('user', 'business')),
      blocked_id text not null,
      blocked_type text not null check (blocked_type in ('user', 'business')),
      user_id text references user_profile on delete set null,
      created_at ${now},
      primary key (blocker_id, blocked_id),
      check (blocker_id <> blocked_id)
    )`.execute(db);
  await sql`create index block_of on block (blocked_id)`.execute(db);
  await sql`
    create table mute (
      user_id text not null references user_profile on delete cascade,
      muted_id text not null,
      muted_type text not null check (muted_type in ('user', 'business')),
      created_at ${now},
      primary key (user_id, muted_id)
    )`.execute(db);
  await sql`create index mute_of on mute (muted_id)`.execute(db);
}

async function createNotices(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table notification (
      id ${id},
      user_id text not null references user_profile on delete cascade,
      kind text not null,
      actor_id text not null,
      actor_type text not null check (actor_type in ('user', 'business')),
      resource_id text not null,
      resource_type text not null,
      root_id text not null,
      root_type text not null,
      group_key text not null,
      created_at ${now},
      read_at timestamptz
    )`.execute(db);
  await sql`create index notification_newest on notification (user_id, id desc)`.execute(db);
  await sql`create index notification_group on notification (user_id, group_key, id desc)`.execute(db);
  await sql`create index notification_about on notification (resource_id)`.execute(db);
  await sql`create index notification_at on notification (root_id)`.execute(db);
  await sql`create index notification_by on notification (actor_id)`.execute(db);
  await sql`
    create table live_event (
      id bigint generated always as identity primary key,
      transaction_id xid8 not null default pg_current_xact_id(),
      audience text not null,
      kind text not null,
      resource_id text not null,
      created_at ${now}
    )`.execute(db);
  await sql`create index live_event_order on live_event (transaction_id, id)`.execute(db);
}

interface Count {
  readonly table: 'reaction' | 'follow' | 'comment';
  readonly summary: string;
  readonly columns: string;
  /** What a row of the table counts for, as rows of (resource_id, ...columns). */
  readonly counted: string;
  readonly updates: boolean;
}

/**
 * Keeps how many rows there are for a resource, in the transaction of the write and whatever writes: also what goes because a person
 * does. Rows of counts are locked in the order of their ids, so that two writes never wait for each other.
 */
async function keepCount(db: Kysely<unknown>, count: Count): Promise<void> {
  const { table, summary, columns, counted, updates } = count;
  const names = columns.split(', ');
  const sums = names.map((name) => `sum(sign * ${name})::integer as ${name}`).join(', ');
  const added = names.map((name) => `${name} = ${summary}.${name} + excluded.${name}`).join(', ');
  const some = names.map((name) => `sum(sign * ${name}) <> 0`).join(' or ');
  const rowsOf = (rows: string, sign: string) =>
    `select ${sign} as sign, counted.* from (${counted.replaceAll('ROWS', rows)}) as counted`;
  const events = [
    { event: 'insert', referencing: 'new table as added', rows: rowsOf('added', '1') },
    { event: 'delete', referencing: 'old table as gone', rows: rowsOf('gone', '-1') },
    {
      event: 'update',
      referencing: 'old table as gone new table as added',
      rows: `${rowsOf('gone', '-1')} union all ${rowsOf('added', '1')}`,
    },
  ].filter(({ event }) => updates || event !== 'update');
  for (const { event, referencing, rows } of events) {
    const name = `count_${table}_after_${event}`;
    await sql
      .raw(`
      create function ${name}() returns trigger language plpgsql as $$
      begin
        insert into ${summary} (resource_id, ${columns})
        select resource_id, ${sums} from (${rows}) as changed group by resource_id having ${some} order by resource_id
        on conflict (resource_id) do update set ${added};
        return null;
      end $$`)
      .execute(db);
    await sql
      .raw(`
      create trigger ${name} after ${event} on ${table}
      referencing ${referencing} for each statement execute function ${name}()`)
      .execute(db);
  }
}

async function countReactions(db: Kysely<unknown>): Promise<void> {
  // Nobody could like anything so far: what stood here was made up for samples.
  await sql`delete from reaction_summary`.execute(db);
  // A count that goes down is checked as the row that would be inserted.
  await sql`alter table reaction_summary drop constraint reaction_summary_like_count_check`.execute(db);
  await keepCount(db, {
    table: 'reaction',
    summary: 'reaction_summary',
    columns: 'like_count',
    counted: 'select resource_id, 1 as like_count from ROWS',
    updates: false,
  });
}

async function countFollows(db: Kysely<unknown>): Promise<void> {
  await keepCount(db, {
    table: 'follow',
    summary: 'follow_summary',
    columns: 'follower_count',
    counted: 'select resource_id, 1 as follower_count from ROWS',
    updates: false,
  });
}

/** An answer counts for its comment, and in the talk of what the comment stands on. */
async function countComments(db: Kysely<unknown>): Promise<void> {
  await keepCount(db, {
    table: 'comment',
    summary: 'comment_summary',
    columns: 'comment_count, talk_count',
    counted: `
      select resource_id, 1 as comment_count, 1 as talk_count from ROWS where removed_at is null
      union all
      select root_id, 0, 1 from ROWS where removed_at is null and resource_type = 'comment'`,
    updates: true,
  });
}

/** What was said and done about a resource goes with it; nothing else refers to it by a foreign key. */
async function forgetResources(db: Kysely<unknown>): Promise<void> {
  const actors = ['business', 'user_profile'];
  for (const table of ['post', 'comment', 'product', ...actors]) {
    const name = `forget_${table}`;
    const ofActors = `
        delete from follow where resource_id in (select id from gone);
        delete from connection where requester_id in (select id from gone) or addressee_id in (select id from gone);
        delete from block where blocker_id in (select id from gone) or blocked_id in (select id from gone);
        delete from mute where muted_id in (select id from gone);
        delete from post where timeline_id in (select id from gone);
        delete from mention where mentioned_id in (select id from gone);
        delete from notification where actor_id in (select id from gone);`;
    await sql
      .raw(`
      create function ${name}() returns trigger language plpgsql as $$
      begin
        if not exists (select from gone) then return null; end if;
        delete from reaction where resource_id in (select id from gone);
        delete from comment where resource_id in (select id from gone) or root_id in (select id from gone);
        delete from mention where resource_id in (select id from gone);
        delete from notification where resource_id in (select id from gone) or root_id in (select id from gone);
        ${actors.includes(table) ? ofActors : ''}
        delete from reaction_summary where resource_id in (select id from gone);
        delete from comment_summary where resource_id in (select id from gone);
        delete from follow_summary where resource_id in (select id from gone);
        return null;
      end $$`)
      .execute(db);
    await sql
      .raw(`
      create trigger ${name} after delete on ${table}
      referencing old table as gone for each statement execute function ${name}()`)
      .execute(db);
  }
}

/** What stands on public pages purges them, as in 0011: first comments, latest posts, counts. */
async function tellPurges(db: Kysely<unknown>): Promise<void> {
  const actorKeys = (column: string) => `
    select case type when 'user' then 'user:' when 'product' then 'product:' else 'business:' end || id as key
    from (${column}) as shown (type, id) where type in ('user', 'business', 'product')`;
  const keysOf = {
    comment: actorKeys('select root_type, root_id from changed'),
    post: actorKeys('select timeline_type, timeline_id from changed'),
    follow: actorKeys('select resource_type, resource_id from changed'),
    reaction: actorKeys('select resource_type, resource_id from changed'),
  };
  for (const [table, keys] of Object.entries(keysOf)) {
    const tell = `tell_purges_of_${table}`;
    await sql
      .raw(`
      create function ${tell}() returns trigger language plpgsql as $$
      declare
        keys text[];
      begin
        select array_agg(distinct key) into keys from (${keys}) as shown;
        if cardinality(keys) > 0 then
          perform pg_notify('page_purge', case when cardinality(keys) > 100 then '*' else array_to_string(keys, ' ') end);
        end if;
        return null;
      end $$`)
      .execute(db);
    for (const [event, rows] of [
      ['insert', 'new'],
      ['update', 'new'],
      ['delete', 'old'],
    ])
      await sql
        .raw(`
        create trigger purge_after_${event} after ${event} on ${table}
        referencing ${rows} table as changed for each statement execute function ${tell}()`)
        .execute(db);
  }
}
