import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface Owner {
  readonly userID: string;
}

interface OwnList extends Owner {
  readonly listID: string;
}

interface ListRow {
  readonly id: string;
  readonly name: string | null;
  readonly count: number;
  /** Whether the list holds the company; null when none was asked for. */
  readonly holds: boolean | null;
}

/** A person's lists, oldest first, and whether each holds the given company. */
export const selectLists = defineStatement(
  (_, { userID, businessID }: Owner & { businessID: string | undefined }) => sql<ListRow>`
    select list.id, list.name, count(favorite.business_id)::integer as count,
      case when ${businessID ?? null}::text is not null
        then coalesce(bool_or(favorite.business_id = ${businessID ?? null}), false) end as holds
    from favorite_list as list
    left join favorite on favorite.list_id = list.id and favorite.removed_at is null
    where list.user_id = ${userID}
    group by list.id
    order by list.created_at, list.id`,
);

/** Serializes the writes of one person, so that limits counted in the transaction hold. */
export const lockUserRow = defineStatement((db, { userID }: Owner) =>
  db.selectFrom('user_profile').select('id').where('id', '=', userID).forNoKeyUpdate(),
);

export const countLists = defineStatement((db, { userID }: Owner) =>
  db
    .selectFrom('favorite_list')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('user_id', '=', userID),
);

export const findList = defineStatement((db, { listID, userID }: OwnList) =>
  db
    .selectFrom('favorite_list')
    .select(['id', 'name'])
    .where('id', '=', listID)
    .where('user_id', '=', userID),
);

/** The person's oldest list: saves without a list go there. */
export const findFirstList = defineStatement((db, { userID }: Owner) =>
  db
    .selectFrom('favorite_list')
    .select('id')
    .where('user_id', '=', userID)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1),
);

/** A list of the person by name, ignoring case. */
export const findListByName = defineStatement((db, { userID, name }: Owner & { name: string }) =>
  db
    .selectFrom('favorite_list')
    .select('id')
    .where('user_id', '=', userID)
    .where(sql`lower(name)`, '=', sql`lower(${name})`),
);

export const insertList = defineStatement((db, list: { id: string; user_id: string; name: string | null }) =>
  db.insertInto('favorite_list').values(list),
);

export const updateListName = defineStatement((db, { listID, userID, name }: OwnList & { name: string }) =>
  db.updateTable('favorite_list').set({ name }).where('id', '=', listID).where('user_id', '=', userID),
);

export const deleteList = defineStatement((db, { listID, userID }: OwnList) =>
  db.deleteFrom('favorite_list').where('id', '=', listID).where('user_id', '=', userID),
);
