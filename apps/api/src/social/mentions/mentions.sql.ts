import { anyOf, defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
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
