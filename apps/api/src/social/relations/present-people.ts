import type { PeoplePage } from '@wbn/contract/social/author.ts';
import type { Services } from '../../services.ts';
import { loadAuthors } from '../authors/load-authors.ts';
import { cutPage, type PageKey } from './page-key.ts';

/** A page of people and companies, of rows of which one more was read. */
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
