import type { PeoplePage } from '@wbn/contract/social/author.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { ownsBusiness } from '../../business/policies.ts';
import { findRole } from '../../business/require-role.sql.ts';
import type { Services } from '../../services.ts';
import type { Actor } from '../actors/require-actor.ts';
import { loadAuthors } from '../authors/load-authors.ts';
import type { Resource } from '../resources/find-resource.ts';

/** Whether a page belongs to the actor: the person, their company or one of its products, or the company they act for (PERM-06, FOL-03). */
export async function isOwnPage(
  db: Kysely<Database>,
  { type, ownerID, ownerType }: Pick<Resource, 'type' | 'ownerID' | 'ownerType'>,
  { id, userID }: Pick<Actor, 'id' | 'userID'>,
): Promise<boolean> {
  // People may like their own posts and comments.
  if (type === 'post' || type === 'comment') return false;
  if (ownerID === userID || ownerID === id) return true;
  if (ownerType === 'user') return false;
  const found = await findRole.first(db, { businessID: ownerID, userID });
  return ownsBusiness(found?.role ?? undefined);
}

/** Key of the last row of a page: its time in microseconds and its id. */
export interface PageKey {
  readonly time: string;
  readonly id: string;
}

/** Parses the `nextID` of a page; undefined for the first page. */
export function readPageKey(nextID: string | undefined): PageKey | undefined {
  if (nextID === undefined) return undefined;
  const [time = '', id = ''] = nextID.split('.');
  return { time, id };
}

/** Cuts a page off rows, of which one more was read than it holds, and builds the next `nextID`. */
export function cutPage<Row extends PageKey>(
  rows: readonly Row[],
  size: number,
): { readonly rows: readonly Row[]; readonly nextID?: string } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return rows.length > size && last ? { rows: shown, nextID: `${last.time}.${last.id}` } : { rows: shown };
}

/** Presents a page of people and companies, from rows of which one more was read. */
export async function presentPeople(
  db: Services['db'],
  rows: readonly PageKey[],
  size: number,
): Promise<PeoplePage> {
  const page = cutPage(rows, size);
  const authors = await loadAuthors(
    db,
    page.rows.map(({ id }) => id),
  );
  return {
    items: page.rows.flatMap(({ id }) => authors.get(id) ?? []),
    ...(page.nextID && { nextID: page.nextID }),
  };
}
