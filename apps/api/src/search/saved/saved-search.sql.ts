import type { AlertInterval } from '@wbn/contract/search/alert-intervals.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { type Kysely, type Selectable, sql } from 'kysely';

type Row = Selectable<Database['saved_search']>;

interface Owner {
  readonly userID: string;
}

interface OwnSearch extends Owner {
  readonly id: string;
}

const own = (db: Kysely<Database>, userID: string) =>
  db
    .selectFrom('saved_search')
    .select(['id', 'name', 'parameters', 'alerts', 'created_at'])
    .where('user_id', '=', userID);

export const selectSavedSearches = defineStatement((db, { userID }: Owner) =>
  own(db, userID).orderBy('created_at', 'desc').orderBy('id', 'desc'),
);

export type SavedSearchRow = RowOf<typeof selectSavedSearches>;

export const selectSavedSearch = defineStatement(
  (db, { userID, parameters }: Owner & { parameters: string }) =>
    own(db, userID).where('parameters', '=', parameters),
);

/** Serializes the saves of one person, so that the limit holds. */
export const lockUserRow = defineStatement((db, { userID }: Owner) =>
  db.selectFrom('user_profile').select('id').where('id', '=', userID).forNoKeyUpdate(),
);

export const countSavedSearches = defineStatement((db, { userID }: Owner) =>
  db
    .selectFrom('saved_search')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('user_id', '=', userID),
);

type NewSearch = Pick<
  Row,
  'id' | 'user_id' | 'name' | 'parameters' | 'edition' | 'language' | 'alerts' | 'stop_token'
>;

export const insertSavedSearch = defineStatement((db, search: NewSearch) =>
  db.insertInto('saved_search').values(search),
);

interface Change extends OwnSearch {
  readonly name: string | undefined;
  readonly alerts: AlertInterval | undefined;
}

/** Changes the given fields; alerts that are switched on tell only what is new from now on. */
export const updateSavedSearch = defineStatement((db, { id, userID, name, alerts }: Change) =>
  db
    .updateTable('saved_search')
    .set({
      ...(name !== undefined && { name }),
      ...(alerts !== undefined && {
        alerts,
        next_look_at: sql<Date>`now()`,
        told_until: sql<Date>`case when alerts = 'none' then now() else told_until end`,
      }),
      // Setting a column to its value keeps the update valid when nothing else changes.
      user_id: userID,
    })
    .where('id', '=', id)
    .where('user_id', '=', userID)
    .returning(['id', 'name', 'parameters', 'alerts', 'created_at']),
);

export const deleteSavedSearchRow = defineStatement((db, { id, userID }: OwnSearch) =>
  db.deleteFrom('saved_search').where('id', '=', id).where('user_id', '=', userID),
);
