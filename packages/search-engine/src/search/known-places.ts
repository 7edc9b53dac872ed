import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { createPlaces, type Places } from '../understand/places.ts';
import { phraseOf, type Synonyms } from '../understand/synonyms.ts';
import { selectAddresses } from './addresses.sql.ts';

/** Milliseconds for which addresses are kept. */
const keptFor = 60_000;

/** Returns a function that knows the places of companies; it reads their addresses at most once a minute. */
export function createKnownPlaces(db: Kysely<Database>, synonyms: Synonyms): () => Promise<Places> {
  let places: Promise<Places> | undefined;
  let until = 0;
  const isWord = (name: string) => phraseOf(name).some(synonyms.has);
  return async () => {
    if (!places || Date.now() > until) {
      until = Date.now() + keptFor;
      places = selectAddresses.all(db).then((addresses) => createPlaces(addresses, isWord));
      // A failed read is not kept.
      places.catch(() => {
        places = undefined;
      });
    }
    return places;
  };
}
