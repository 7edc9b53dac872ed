import type { Database } from '@wbn/postgres/schema.ts';
import { setAddedSynonyms } from '@wbn/search-engine/understand/synonyms.ts';
import type { Kysely } from 'kysely';
import { selectAddedSynonyms } from './added-synonyms.sql.ts';

/** Milliseconds after which other processes know what one has added. */
const pause = 30_000;

/** Reads the synonyms that were added at the desk; the searches of this process know them from then on. */
export async function readAddedSynonyms(db: Kysely<Database>): Promise<void> {
  const rows = await selectAddedSynonyms.all(db);
  setAddedSynonyms(rows.map(({ phrases }) => phrases));
}

/** Reads them now and every half a minute. Returns how to stop. */
export function followAddedSynonyms(
  db: Kysely<Database>,
  onFailure: (error: unknown) => void,
): { stop(): void } {
  const read = () => void readAddedSynonyms(db).catch(onFailure);
  read();
  const timer = setInterval(read, pause).unref();
  return { stop: () => clearInterval(timer) };
}
