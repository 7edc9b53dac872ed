import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

/**
 * What came to a group after its others were seen is a group of its own from then on: each lies wholly above the mark or wholly below.
 */
export const splitSeenGroups = defineStatement(
  (_, { userID, until }: { userID: string; until: string }) => sql`
    update notification as late
    set group_key = newer.first
    from (
      select group_key, (array_agg(id order by position))[1] as first from notification
      where user_id = ${userID} and position > ${until}::bigint
      group by group_key
    ) as newer
    where late.user_id = ${userID} and late.position > ${until}::bigint and late.group_key = newer.group_key
      and exists (
        select from notification as seen
        where seen.user_id = late.user_id and seen.group_key = late.group_key and seen.position <= ${until}::bigint
      )`,
);
