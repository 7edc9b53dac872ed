import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';
import type { Merging } from './merge-rows.sql.ts';

/** Records a change of columns in the statement that makes it: `before` gives the rows as they were. */
const recordChanged = (mergeID: string, place: string) => sql`
  insert into business_merge_row (merge_id, place, what, row_key, was)
  select ${mergeID}, ${place}, 'changed', row_key, was from before`;

/**
 * Owners of the gone company become admins where the kept one has an owner, as after a claim. Who works for both keeps the higher role. Before the
 * people move.
 */
export const lowerGoneOwners = defineStatement(
  (_, { mergeID, keptID, goneID }: Merging) => sql`
    with before as (
      select jsonb_build_object('business_id', business_id, 'user_id', user_id) as row_key, jsonb_build_object('role', role) as was
      from business_member where business_id = ${goneID} and role = 'owner'
        and exists (select from business_member where business_id = ${keptID} and role = 'owner')
    ), changed as (
      update business_member set role = 'admin' from before
      where business_id = before.row_key ->> 'business_id' and user_id = before.row_key ->> 'user_id'
    )
    ${recordChanged(mergeID, 'business_member')}`,
);

export const raiseKeptRoles = defineStatement(
  (_, { mergeID, keptID, goneID }: Merging) => sql`
    with before as (
      select jsonb_build_object('business_id', theirs.business_id, 'user_id', theirs.user_id) as row_key,
        jsonb_build_object('role', theirs.role) as was, mine.role as new_role
      from business_member as theirs
      join business_member as mine on mine.business_id = ${goneID} and mine.user_id = theirs.user_id
      where theirs.business_id = ${keptID}
        and array_position(array['member', 'admin', 'owner'], mine.role) > array_position(array['member', 'admin', 'owner'], theirs.role)
    ), changed as (
      update business_member set role = before.new_role from before
      where business_id = before.row_key ->> 'business_id' and user_id = before.row_key ->> 'user_id'
    )
    ${recordChanged(mergeID, 'business_member')}`,
);

/** Gives the people their roles back. */
export const giveRolesBack = defineStatement(
  (_, { mergeID }: Pick<Merging, 'mergeID'>) => sql`
    update business_member set role = stored.was ->> 'role' from business_merge_row as stored
    where stored.merge_id = ${mergeID} and stored.place = 'business_member' and stored.what = 'changed'
      and business_id = stored.row_key ->> 'business_id' and user_id = stored.row_key ->> 'user_id'`,
);

/** Ends conversations of the gone company with whom the kept one has a conversation too: two sides have one that is open. */
export const closeDoubleConversations = defineStatement(
  (_, { mergeID, keptID, goneID }: Merging) => sql`
    with before as (
      select mine.id, jsonb_build_object('id', mine.id) as row_key,
        jsonb_build_object('status', mine.status, 'closed_side', mine.closed_side, 'closed_at', mine.closed_at) as was,
        case when mine.from_id = ${goneID} then 'S' else 'R' end as side
      from request as mine
      where mine.to_type = 'user' and mine.status <> 'closed' and mine.withheld_at is null
        and ${goneID} in (mine.from_id, mine.to_id) and exists (
          select from request as theirs
          where theirs.to_type = 'user' and theirs.status <> 'closed' and theirs.withheld_at is null
            and ${keptID} in (theirs.from_id, theirs.to_id)
            and (case when theirs.from_id = ${keptID} then theirs.to_id else theirs.from_id end)
              = (case when mine.from_id = ${goneID} then mine.to_id else mine.from_id end))
    ), changed as (
      update request set status = 'closed', closed_side = before.side, closed_at = now() from before where request.id = before.id
    )
    ${recordChanged(mergeID, 'request')}`,
);

/** Labels of the gone company whose name the kept one uses get a number. Before the labels move. */
export const renameDoubleLabels = defineStatement(
  (_, { mergeID, keptID, goneID }: Merging) => sql`
    with before as (
      select mine.id, jsonb_build_object('id', mine.id) as row_key, jsonb_build_object('name', mine.name) as was, (
          select mine.name || ' (' || number || ')' from generate_series(2, 1000) as number
          where not exists (
            select from request_label as other where other.business_id in (${keptID}, ${goneID})
              and lower(other.name) = lower(mine.name || ' (' || number || ')'))
          order by number limit 1) as new_name
      from request_label as mine
      join request_label as theirs on theirs.business_id = ${keptID} and lower(theirs.name) = lower(mine.name)
      where mine.business_id = ${goneID}
    ), changed as (
      update request_label set name = before.new_name from before where request_label.id = before.id
    )
    ${recordChanged(mergeID, 'request_label')}`,
);

interface FreeSlots extends Merging {
  readonly free: number;
}

/** After the products have moved: hides those of them, the newest first, for which the plan of the kept company has no slot. */
export const hideBeyondSlots = defineStatement(
  (_, { mergeID, free }: FreeSlots) => sql<{ count: number }>`
    with before as (
      select ranked.id, jsonb_build_object('id', ranked.id) as row_key, jsonb_build_object('within_plan', true) as was
      from (
        select product.id, row_number() over (order by product.created_at, product.id) as place
        from business_merge_row as stored join product on product.id = stored.row_key ->> 'id'
        where stored.merge_id = ${mergeID} and stored.place = 'product.business_id' and stored.what = 'moved'
          and product.status = 'published' and product.within_plan and product.deleted_at is null
      ) as ranked
      where ranked.place > ${free}
    ), changed as (
      update product set within_plan = false from before where product.id = before.id
    ), kept as (
      ${recordChanged(mergeID, 'product')}
    )
    select count(*)::int as count from before`,
);

interface Shift {
  readonly fromID: string;
  readonly toID: string;
  readonly count: number;
}

/** Follows and likes are counted when they come and go, not when they move. */
export const shiftFollowers = defineStatement(
  (_, { fromID, toID, count }: Shift) => sql`
    insert into follow_summary (resource_id, follower_count)
    select * from (values (${fromID}, ${-count}::int), (${toID}, ${count}::int)) as change (id, n) order by id
    on conflict (resource_id) do update set follower_count = follow_summary.follower_count + excluded.follower_count`,
);

export const shiftLikes = defineStatement(
  (_, { fromID, toID, count }: Shift) => sql`
    insert into reaction_summary (resource_id, like_count)
    select * from (values (${fromID}, ${-count}::int), (${toID}, ${count}::int)) as change (id, n) order by id
    on conflict (resource_id) do update set like_count = reaction_summary.like_count + excluded.like_count`,
);
