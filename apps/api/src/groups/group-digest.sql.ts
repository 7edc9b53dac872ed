import { newId } from '@wbn/postgres/new-id.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import { isHiddenFrom } from '../authors/blocks.sql.ts';

/** Ids of people in whose groups somebody has posted in the last eight days. */
export const selectMembersOfBusyGroups = (now: Date) => sql`
  select group_member.user_id from group_member where group_id in (
    select timeline_id from post
    where timeline_type = 'group' and removed_at is null and id > ${newId(new Date(now.getTime() - 8 * 86_400_000))})`;

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
    from group_member join business_group on business_group.id = group_id and is_shown
    cross join lateral (
      select count(*)::integer as count from post
      where timeline_id = group_id and removed_at is null and id >= ${since} and id < ${until} and user_id <> ${userID}
        and not ${isHiddenFrom(userID, 'post.author_id', 'post.user_id')}
        and not exists (select from mute where mute.user_id = ${userID} and muted_id = post.author_id)
    ) as posts
    where group_member.user_id = ${userID} and posts.count > 0
    order by posts.count desc, name limit ${limit}`,
);
