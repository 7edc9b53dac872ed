import type { Author } from '@wbn/contract/social/author.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { type AuthorRow, selectAuthors } from './load-authors.sql.ts';

/** Loads the public data of people and companies by id. */
export async function loadAuthors(
  on: Kysely<Database>,
  ids: Iterable<string>,
): Promise<ReadonlyMap<string, Author>> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return new Map();
  const rows = await selectAuthors.all(on, { ids: unique });
  return new Map(rows.map((row) => [row.id, presentAuthor(row)]));
}

/** Converts a row to an author (SOC-09); pages draw initials when there is no photo. */
export function presentAuthor(row: AuthorRow): Author {
  return {
    authorID: row.id,
    authorType: row.type,
    name: row.name,
    photo: row.photo ?? undefined,
    about: row.about ?? undefined,
  };
}
