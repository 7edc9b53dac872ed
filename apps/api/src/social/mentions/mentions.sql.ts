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

interface Reader {
  readonly userID: string;
  readonly actorID: string;
}

/** People and companies that the reader follows or is connected with, newest first; at most 1,000. */
const known = ({ userID, actorID }: Reader) => sql`(
  select id from (
    select resource_id as id, created_at from follow where user_id = ${userID}
    union all
    select case when requester_id = ${actorID} then addressee_id else requester_id end, created_at from connection
    where status = 'accepted' and (requester_id = ${actorID} or addressee_id = ${actorID})
  ) as relation
  group by id order by max(created_at) desc limit 1000)`;

/** Candidates for very short input: only what the reader follows or is connected with. */
export const selectKnown = defineStatement(
  (_, reader: Reader) => sql<{ id: string }>`
    select id from ${known(reader)} as known
    where ${noBlockBetween(sql.ref('known.id'), reader.userID)}
      and ${noBlockBetween(sql.ref('known.id'), reader.actorID)}
    limit 200`,
);

/**
 * People and companies whose names match `query`, a tsquery of word beginnings. Everything the reader follows or is connected with is
 * considered; of the rest at most 2,000 of each kind. Sorted by acquaintance, then quality.
 */
export const selectCandidates = defineStatement((_, input: Reader & { query: string; most: number }) => {
  const named = (kind: 'user' | 'business') => sql`(
      select id collate "default" as id, quality, true as is_known from ${documentTable(kind)}
      where names @@ ${input.query}::tsquery and id = any(array(select id from known)))
    union all (
      select id collate "default", quality, false from ${documentTable(kind)}
      where names @@ ${input.query}::tsquery limit 2000)`;
  return sql<{ id: string }>`
      with known as materialized ${known(input)}
      select id from (${named('user')} union all ${named('business')}) as named
      where id <> ${input.userID}
        and ${noBlockBetween(sql.ref('named.id'), input.userID)}
        and ${noBlockBetween(sql.ref('named.id'), input.actorID)}
      group by id order by bool_or(is_known) desc, max(quality) desc, id limit ${input.most}`;
});
