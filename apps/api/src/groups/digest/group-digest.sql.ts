import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { isHiddenFrom } from '../../social/relations/blocks.sql.ts';

/** Whether a person wants the weekly mail about their groups. */
const isWanted = (userID: string) => sql<boolean>`coalesce((
  select in_digest from notification_setting where user_id = ${sql.ref(userID)} and kind = 'group-digest'), true)`;

interface Since {
  /** Id of the time from which posts are new. */
  readonly since: string;
}

/** People with a confirmed address who want the mail and in whose groups others have posted, sorted by id, after an id. */
export const selectGroupReaders = defineStatement(
  (_, { after, since, limit }: Since & { after: string; limit: number }) => sql<{
    user_id: string;
    time_zone: string | null;
  }>`
    with busy as materialized (
      select distinct timeline_id as group_id from post
      where timeline_type = 'group' and removed_at is null and id > ${since}
    )
    select account.id as user_id, reader.time_zone
    from account."user" as account left join notification_reader as reader on reader.user_id = account.id
    where account.id > ${after} and account.email_verified and ${isWanted('account.id')}
      and exists (
        select from group_member join busy using (group_id) where group_member.user_id = account.id)
    order by account.id limit ${limit}`,
);

interface DigestKey {
  readonly userID: string;
  readonly period: string;
}

/** Inserts the mail of a period; no row when it exists already. */
export const insertGroupDigest = defineStatement((db, { userID, period }: DigestKey) =>
  db
    .insertInto('group_digest')
    .values({ user_id: userID, period })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id'),
);

/** Locks a mail that is neither sent nor skipped, until the transaction ends. */
export const lockGroupDigest = defineStatement((db, { userID, period }: DigestKey) =>
  db
    .selectFrom('group_digest')
    .select('user_id')
    .where('user_id', '=', userID)
    .where('period', '=', period)
    .where('sent_at', 'is', null)
    .where('skipped', 'is', null)
    .forUpdate(),
);

/** Marks a mail as sent, or as skipped with the reason. */
export const closeGroupDigest = defineStatement(
  (_, { userID, period, skipped }: DigestKey & { skipped: string | null }) => sql`
    update group_digest set sent_at = case when ${skipped}::text is null then now() end, skipped = ${skipped}
    where user_id = ${userID} and period = ${period}`,
);

/** Marks a mail as unsent again, after the mail server did not take it. */
export const reopenGroupDigest = defineStatement((db, { userID, period }: DigestKey) =>
  db
    .updateTable('group_digest')
    .set({ sent_at: null })
    .where('user_id', '=', userID)
    .where('period', '=', period),
);

export const deleteOldGroupDigests = defineStatement(
  () => sql`delete from group_digest where created_at < now() - interval '180 days'`,
);

/** Address, language and wish of a reader. */
export const findGroupReader = defineStatement(
  (_, { userID }: { userID: string }) => sql<{
    email: string | null;
    is_wanted: boolean;
    preferred: string | null;
    language: string | null;
    edition: string | null;
    stop_token: string | null;
  }>`
    select case when account.email_verified then account.email end as email, ${isWanted('person.id')} as is_wanted,
      person.preferred_language as preferred, reader.language, reader.edition, reader.group_stop_token as stop_token
    from user_profile as person
    left join account."user" as account on account.id = person.id
    left join notification_reader as reader on reader.user_id = person.id
    where person.id = ${userID}`,
);

/** Stores the token of the link that stops the mails; returns the one that is stored. */
export const saveGroupStopToken = defineStatement(
  (
    _,
    { userID, stopToken, groupStopToken }: { userID: string; stopToken: string; groupStopToken: string },
  ) => sql<{
    stop_token: string;
  }>`
    insert into notification_reader as reader (user_id, stop_token, group_stop_token)
    values (${userID}, ${stopToken}, ${groupStopToken})
    on conflict (user_id) do update
    set group_stop_token = coalesce(reader.group_stop_token, excluded.group_stop_token)
    returning group_stop_token as stop_token`,
);

/** The person's groups with posts by others since then: those with the most first, and how many groups there are. */
export const selectBusyGroups = defineStatement(
  (_, { userID, since, limit }: Since & { userID: string; limit: number }) => sql<{
    name: string;
    count: number;
    total: number;
  }>`
    select name, posts.count, (count(*) over ())::integer as total
    from group_member join business_group on business_group.id = group_id and closed_at is null
    cross join lateral (
      select count(*)::integer as count from post
      where timeline_id = group_id and removed_at is null and id > ${since} and user_id <> ${userID}
        and not ${isHiddenFrom(userID, 'post.author_id', 'post.user_id')}
        and not exists (select from mute where mute.user_id = ${userID} and muted_id = post.author_id)
    ) as posts
    where group_member.user_id = ${userID} and posts.count > 0
    order by posts.count desc, name limit ${limit}`,
);
