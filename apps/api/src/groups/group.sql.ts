import type { GroupAccess, GroupRole } from '@wbn/contract/groups/group.ts';
import type { MembershipLevel } from '@wbn/contract/shared/values.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement } from '@wbn/postgres/statement.ts';
import type { StoredPhoto } from '@wbn/postgres/stored-values.ts';
import { type Expression, type Insertable, sql } from 'kysely';
import { type AuthorRow, authorOf } from '../authors/load-authors.sql.ts';
import { isReadableGroup } from '../resources/shown-place.sql.ts';

export interface GroupCardRow {
  readonly id: string;
  readonly name: string;
  readonly purpose: string;
  readonly access: GroupAccess;
  readonly industry_id: string;
  readonly country: string | null;
  readonly language: string;
  readonly picture: StoredPhoto | null;
  readonly member_count: number;
  /** The reader's role. */
  readonly role: GroupRole | null;
}

const cardColumns = (userID: string) => sql`
  business_group.id, name, purpose, access, industry_id, country, language, picture, member_count,
  (select role from group_member where group_id = business_group.id and user_id = ${userID}) as role`;

export interface GroupRow extends GroupCardRow {
  readonly rules: string | null;
  readonly founder: AuthorRow | null;
  readonly pinned_post_id: string | null;
  readonly version: number;
  readonly created_at: Date;
  /** The company in whose name the reader is a member. */
  readonly member_business_id: string | null;
  readonly is_requested: boolean;
  readonly is_invited: boolean;
  readonly is_banned: boolean;
  readonly request_count: number;
  /** The hand-over that waits, for owners and whoever is asked. */
  readonly hand_over: GroupHandOverRow | null;
}

export interface GroupHandOverRow {
  readonly from: AuthorRow;
  readonly to: AuthorRow;
  readonly expires_at: string;
}

interface GroupQuery {
  readonly id: string;
  /** The person who reads; '' for visitors. */
  readonly userID: string;
}

const isOfReader = (table: string, userID: string) =>
  sql`exists (select from ${sql.table(table)} as own where own.group_id = business_group.id and own.user_id = ${userID})`;

/** A group that is neither closed nor hidden, and what the reader is to it. A founding company that is not public gives way to the person. */
export const findGroup = defineStatement(
  (_, { id, userID }: GroupQuery) => sql<GroupRow>`
    select ${cardColumns(userID)}, rules, pinned_post_id, version, created_at,
      ${authorOf(sql`coalesce(
        (select business.id from business where business.id = founder_business_id and is_public), founder_id)`)} as founder,
      (select business_id from group_member where group_id = business_group.id and user_id = ${userID}) as member_business_id,
      ${isOfReader('group_request', userID)} as is_requested,
      ${isOfReader('group_invitation', userID)} as is_invited,
      ${isOfReader('group_ban', userID)} as is_banned,
      (select count(*)::integer from group_request where group_id = business_group.id) as request_count,
      (
        select json_build_object('from', ${authorOf(sql.ref('from_id'))}, 'to', ${authorOf(sql.ref('to_id'))}, 'expires_at', expires_at)
        from group_hand_over as waiting
        where waiting.group_id = business_group.id and expires_at > now() and (to_id = ${userID} or exists (
          select from group_member as own
          where own.group_id = business_group.id and own.user_id = ${userID} and own.role = 'owner'))
      ) as hand_over
    from business_group where business_group.id = ${id} and is_shown`,
);

/** Locks a group that is not closed: changes of its members, requests and invitations run one after the other. */
export const lockGroup = defineStatement((db, { id }: { id: string }) =>
  db
    .selectFrom('business_group')
    .select('id')
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .forNoKeyUpdate(),
);

type NewGroup = Insertable<Database['business_group']>;

export const insertGroup = defineStatement(
  (db, { row, words }: { row: Omit<NewGroup, 'words'>; words: string }) =>
    db.insertInto('business_group').values({ ...row, words: sql`${words}::tsvector` }),
);

type Change = Required<
  Pick<NewGroup, 'name' | 'purpose' | 'rules' | 'industry_id' | 'country' | 'language' | 'access'>
>;

/** `picture`: JSON; null removes it, undefined keeps it. */
export const updateGroup = defineStatement(
  (
    db,
    {
      id,
      words,
      picture,
      row,
    }: { id: string; words: string; picture: string | null | undefined; row: Change },
  ) =>
    db
      .updateTable('business_group')
      .set({
        ...row,
        words: sql`${words}::tsvector`,
        ...(picture !== undefined && { picture }),
        version: sql`version + 1`,
        updated_at: sql`now()`,
      })
      .where('id', '=', id),
);

export const markGroupClosed = defineStatement((db, { id }: { id: string }) =>
  db.updateTable('business_group').set({ closed_at: sql`now()` }).where('id', '=', id),
);

export const updatePinnedPost = defineStatement((db, { id, postID }: { id: string; postID: string | null }) =>
  db.updateTable('business_group').set({ pinned_post_id: postID }).where('id', '=', id),
);

/** Locks a person's account, so that they found groups one after the other. */
export const lockFounder = defineStatement((db, { userID }: { userID: string }) =>
  db.selectFrom('user_profile').select('id').where('id', '=', userID).forNoKeyUpdate(),
);

/** Number of groups that a person founded and that are not closed, and the plans of the companies they work for. */
export const selectAllowance = defineStatement(
  (_, { userID }: { userID: string }) => sql<{ founded: number; levels: MembershipLevel[] }>`
    select
      (select count(*)::integer from business_group where founder_id = ${userID} and closed_at is null) as founded,
      array(
        select distinct subscription from business join business_member on business_id = business.id
        where user_id = ${userID} and deleted_at is null
      ) as levels`,
);

export interface Filters {
  /** A tsquery; null for all. */
  readonly query: string | null;
  readonly industry: string | null;
  /** A code, or `global`; null for all. */
  readonly country: string | null;
}

interface Page {
  readonly userID: string;
  readonly skip: number;
  readonly size: number;
}

const largestFirst = ({ skip, size }: Page) =>
  sql`order by member_count desc, business_group.id desc limit ${size} offset ${skip}`;

/** Groups of a list with their number; `condition` is about `business_group`. A private group that the reader is banned from is left out. */
const listed = (page: Page, condition: Expression<unknown>, order = largestFirst(page)) => sql<
  GroupCardRow & { readonly total: number }
>`
  select ${cardColumns(page.userID)}, (count(*) over ())::integer as total from business_group
  where is_shown and ${condition}
    and not (access = 'private' and ${isOfReader('group_ban', page.userID)})
  ${order}`;

export const selectGroups = defineStatement((_, { query, industry, country, ...page }: Page & Filters) =>
  listed(
    page,
    sql`(${query}::text is null or words @@ ${query}::tsquery)
      and (${industry}::text is null or industry_id = ${industry})
      and (${country}::text is null or coalesce(country, 'global') = ${country})`,
  ),
);

/** Groups that a person or company is in, as far as the reader may read them. */
export const selectGroupsOf = defineStatement((_, { id, ...page }: Page & { id: string }) =>
  listed(
    page,
    sql`${isReadableGroup('business_group.id', page.userID)} and business_group.id in (
      select group_id from group_member where user_id = ${id}
      union all
      select group_id from group_member join business on business.id = business_id where business_id = ${id} and is_public)`,
  ),
);

export const selectOwnGroups = defineStatement((_, page: Page) =>
  listed(
    page,
    isOfReader('group_member', page.userID),
    sql`order by (
        select joined_at from group_member where group_id = business_group.id and user_id = ${page.userID}
      ) desc, business_group.id desc limit ${page.size} offset ${page.skip}`,
  ),
);

/** Open groups of the industries and countries of a person and their companies, those of both first; then the largest others. */
export const selectGroupProposals = defineStatement(
  (_, { userID, most }: { userID: string; most: number }) => sql<GroupCardRow>`
    with own as materialized (
      select industry_id, country from user_profile where id = ${userID}
      union select industry_id, country from business
      where id in (select business_id from business_member where user_id = ${userID})
    )
    select ${cardColumns(userID)} from business_group
    where is_shown and access = 'open'
      and not ${isOfReader('group_member', userID)} and not ${isOfReader('group_ban', userID)}
    order by
      (industry_id in (select own.industry_id from own)) is true desc,
      (country in (select own.country from own)) is true desc,
      member_count desc, business_group.id desc
    limit ${most}`,
);

interface Timeline {
  readonly id: string;
  readonly pinnedID: string | null;
  readonly before: string;
  readonly most: number;
}

/** Ids of a group's posts without the pinned one, newest first; `loadPosts` leaves out what the reader may not see. */
export const selectGroupTimeline = defineStatement(
  (_, { id, pinnedID, before, most }: Timeline) => sql<{ id: string }>`
    select id from post
    where timeline_id = ${id} and removed_at is null and id < ${before} and id is distinct from ${pinnedID}
    order by id desc limit ${most}`,
);
