import type { PeoplePage } from '@wbn/contract/social/author.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { cutPage, type PageKey } from '../lists/page-key.ts';
import { loadAuthors } from './load-authors.ts';

/** Presents a page of people and companies, from rows of which one more was read. */
export async function presentPeople(
  db: Kysely<Database>,
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
