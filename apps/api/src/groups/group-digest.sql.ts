import { newId } from '@wbn/postgres/new-id.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { isHiddenFrom } from '../authors/blocks.sql.ts';
import { wantsWeeklyMail } from '../notifications/weekly-mails/weekly-mail.sql.ts';

/** People with a confirmed address who want the mail and in whose groups others have posted in the last eight days, sorted by id, after an id. */
export const selectGroupReaders = defineStatement(
  (_, { after, limit, now }: { after: string; limit: number; now: Date }) => sql<{
    user_id: string;
    time_zone: string | null;
  }>`
    with busy as materialized (
      select distinct timeline_id as group_id from post
      where timeline_type = 'group' and removed_at is null and id > ${newId(new Date(now.getTime() - 8 * 86_400_000))}
    )
    select account.id as user_id, reader.time_zone
    from account."user" as account left join notification_reader as reader on reader.user_id = account.id
    where account.id > ${after} and account.email_verified and ${wantsWeeklyMail('group-digest', 'account.id')}
      and exists (
        select from group_member join busy using (group_id) where group_member.user_id = account.id)
    order by account.id limit ${limit}`,
);

/** First id of a time, and first id after it. */
interface Time {
  readonly since: string;
  readonly until: string;
}

/** The person's groups with posts by others in that time: those with the most first, and how many groups there are. */
export const selectBusyGroups = defineStatement(
  (_, { userID, since, until, limit }: Time & { userID: string; limit: number }) => sql<{
    name: string;
    count: number;
    total: number;
  }>`
    select name, posts.count, (count(*) over ())::integer as total
    from group_member join business_group on business_group.id = group_id and closed_at is null
    cross join lateral (
      select count(*)::integer as count from post
      where timeline_id = group_id and removed_at is null and id >= ${since} and id < ${until} and user_id <> ${userID}
        and not ${isHiddenFrom(userID, 'post.author_id', 'post.user_id')}
        and not exists (select from mute where mute.user_id = ${userID} and muted_id = post.author_id)
    ) as posts
    where group_member.user_id = ${userID} and posts.count > 0
    order by posts.count desc, name limit ${limit}`,
);
