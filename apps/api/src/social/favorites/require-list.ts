import { notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { findList } from './favorite-list.sql.ts';

/** Finds a list of a person; throws NotFound for what is not there or somebody else's. */
export async function requireList(
  db: Kysely<Database>,
  asked: { readonly listID: string; readonly userID: string },
): Promise<void> {
  if (!(await findList.first(db, asked))) throw notFound(`You have no list with the id ${asked.listID}.`);
}
