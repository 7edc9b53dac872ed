import { anyOf, defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { documentTable } from '@wbn/search-engine/postgres/documents.sql.ts';
import { type Expression, sql } from 'kysely';
import { noBlockBetween } from '../../authors/blocks.sql.ts';
import { isShownTo } from '../../business/publication/public-business.sql.ts';

interface Input {
  readonly ids: readonly string[];
  /** The person who writes. */
  readonly userID: string;
  /** The person or company in whose name they write. */
  readonly actorID: string;
}

/** Which of the given people and companies may be mentioned, with their names as they must be written. */
export const selectNameable = defineStatement(
  (_, { ids, userID, actorID }: Input) => sql<{ id: string; type: 'user' | 'business'; name: string }>`
    select * from (
      select id, 'user' as type, first_name || ' ' || last_name as name from user_profile where id = any(${ids}::text[])
      union all
      select id, 'business', company_name from business as named
      where id = any(${ids}::text[]) and ${isShownTo('named.id', userID)}
    ) as person
    where ${noBlockBetween(sql.ref('person.id'), userID)} and ${noBlockBetween(sql.ref('person.id'), actorID)}`,
);

/** Mentions of texts, in the order of each text. */
export const selectMentions = defineStatement((db, { ids }: { ids: readonly string[] }) =>
  db
    .selectFrom('mention')
    .select(['resource_id', 'start', 'length', 'mentioned_id', 'mentioned_type'])
    .where('resource_id', '=', anyOf(ids))
    .orderBy('resource_id')
    .orderBy('start'),
);

export type MentionRow = Pick<
  RowOf<typeof selectMentions>,
  'start' | 'length' | 'mentioned_id' | 'mentioned_type'
>;

/** Mentions of one text as one JSON value of its row; null when there are none. */
export const mentionsOf = (resourceID: Expression<unknown>) => sql<MentionRow[] | null>`(
  select json_agg(mention order by start) from mention where mention.resource_id = ${resourceID})`;

export const deleteMentions = defineStatement((db, { resourceID }: { resourceID: string }) =>
  db.deleteFrom('mention').where('resource_id', '=', resourceID),
);

interface NewMention {
  readonly resource_id: string;
  readonly start: number;
  readonly length: number;
  readonly mentioned_id: string;
  readonly mentioned_type: 'user' | 'business';
}

export const insertMentions = defineStatement((db, { rows }: { rows: readonly NewMention[] }) =>
  db.insertInto('mention').values(rows),
);

/** Who is offered names, and the group they write in. */
export interface MentionReader {
  readonly userID: string;
  readonly actorID: string;
  readonly group: { readonly id: string; readonly isPrivate: boolean } | undefined;
}

/** People and companies that the reader follows or is connected with, newest first; at most 1,000. */
const known = ({ userID, actorID }: MentionReader) => sql`(
  select id from (
    select resource_id as id, created_at from follow where user_id = ${userID}
    union all
    select case when requester_id = ${actorID} then addressee_id else requester_id end, created_at from connection
    where status = 'accepted' and (requester_id = ${actorID} or addressee_id = ${actorID})
  ) as relation
  group by id order by max(created_at) desc limit 1000)`;

/** Members of the group, and the public companies in whose name they are in it; nobody outside of groups. */
const members = ({ group }: MentionReader) =>
  group
    ? sql`(
  select user_id as id, joined_at from group_member where group_id = ${group.id}
  union all
  select business.id, joined_at from group_member join business on business.id = business_id
  where group_id = ${group.id} and is_public)`
    : sql`(select null::text as id, null::timestamptz as joined_at where false)`;

/** Candidates for very short input: only members of the group, latest first, and what the reader follows or is connected with. */
export const selectKnown = defineStatement(
  (_, reader: MentionReader) => sql<{ id: string }>`
    select id from (
      select id, true as is_member, max(joined_at) as since from ${members(reader)} as member group by id
      union all
      select id, false, null from ${known(reader)} as known where ${reader.group?.isPrivate !== true}
    ) as named
    where id <> ${reader.userID}
      and ${noBlockBetween(sql.ref('named.id'), reader.userID)}
      and ${noBlockBetween(sql.ref('named.id'), reader.actorID)}
    group by id order by bool_or(is_member) desc, max(since) desc
    limit 200`,
);

/**
 * People and companies whose names match `query`, a tsquery of word beginnings. Members of the group, and everything the reader follows or is
 * connected with, are considered; of the rest at most 2,000 of each kind, in a private group nobody. Sorted by membership, acquaintance, then
 * quality.
 */
export const selectCandidates = defineStatement(
  (_, input: MentionReader & { query: string; most: number }) => {
    const { query, userID, actorID, group } = input;
    const named = (kind: 'user' | 'business') => sql`(
      select id collate "default" as id, quality, true as is_near from ${documentTable(kind)}
      where names @@ ${query}::tsquery and id = any(array(select id from near)))
    union all (
      select id collate "default", quality, false from ${documentTable(kind)}
      where names @@ ${query}::tsquery and ${group?.isPrivate !== true} limit 2000)`;
    return sql<{ id: string }>`
      with member as materialized (select distinct id from ${members(input)} as every_member),
      near as materialized (
        select id from member
        union select id from ${known(input)} as known where ${group?.isPrivate !== true}
      )
      select id from (${named('user')} union all ${named('business')}) as named
      where id <> ${userID}
        and ${noBlockBetween(sql.ref('named.id'), userID)}
        and ${noBlockBetween(sql.ref('named.id'), actorID)}
      group by id
      order by id in (select member.id from member) desc, bool_or(is_near) desc, max(quality) desc, id limit ${input.most}`;
  },
);
