import { anyOf, defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { documentTable } from '@wbn/search-engine/postgres/documents.sql.ts';
import { type Expression, sql } from 'kysely';
import { isShownTo } from '../../business/publication/public-business.sql.ts';
import { noBlockBetween } from '../relations/blocks.sql.ts';

interface Asked {
  readonly ids: readonly string[];
  /** The person who writes. */
  readonly userID: string;
  /** In whose name. */
  readonly actorID: string;
}

/** Of some people and companies those whom somebody may name, with the names as they are written. */
export const selectNameable = defineStatement(
  (_, { ids, userID, actorID }: Asked) => sql<{ id: string; type: 'user' | 'business'; name: string }>`
    select * from (
      select id, 'user' as type, first_name || ' ' || last_name as name from user_profile where id = any(${ids}::text[])
      union all
      select id, 'business', company_name from business as named
      where id = any(${ids}::text[]) and ${isShownTo('named.id', userID)}
    ) as person
    where ${noBlockBetween(sql.ref('person.id'), userID)} and ${noBlockBetween(sql.ref('person.id'), actorID)}`,
);

/** Whom texts name, in the order of each text. */
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

/** Whom one text names, as one value of its row; null when it names nobody. */
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

/** Whom somebody follows, and whom they are connected with, the latest first; of very many the latest alone. */
const known = ({ userID, actorID }: Reader) => sql`(
  select id from (
    select resource_id as id, created_at from follow where user_id = ${userID}
    union all
    select case when requester_id = ${actorID} then addressee_id else requester_id end, created_at from connection
    where status = 'accepted' and (requester_id = ${actorID} or addressee_id = ${actorID})
  ) as relation
  group by id order by max(created_at) desc limit 1000)`;

/** Before anything telling was typed: those one knows. */
export const selectKnown = defineStatement(
  (_, reader: Reader) => sql<{ id: string }>`
    select id from ${known(reader)} as known
    where ${noBlockBetween(sql.ref('known.id'), reader.userID)}
      and ${noBlockBetween(sql.ref('known.id'), reader.actorID)}
    limit 200`,
);

/**
 * Whoever has words in their name that begin so: `query` in the language of tsquery. Those one knows are all looked at; of all others no
 * more than 2,000 of each kind, the best of them first.
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
