import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { CatalogNames } from '../catalog-names.ts';
import type { Known } from '../understand/conditions/condition.ts';
import { nameKey } from '../understand/place-names.ts';
import { createPlaces } from '../understand/places.ts';
import { phraseOf, readSynonyms } from '../understand/synonyms.ts';
import { selectAddresses } from './addresses.sql.ts';

/** Milliseconds for which addresses are kept. */
const keptFor = 60_000;

/** Returns a function that knows the places of companies and the names of categories; it reads addresses at most once a minute. */
export function createKnown(db: Kysely<Database>, catalog: CatalogNames): () => Promise<Known> {
  let known: Promise<Known> | undefined;
  let until = 0;
  const { has } = readSynonyms(catalog);
  const isWord = (name: string) => phraseOf(name).some(has);
  const names = new Set(catalog.categories.flatMap((category) => category.names.map(nameKey)));
  const isCategory = (key: string) => names.has(key);
  return async () => {
    if (!known || Date.now() > until) {
      until = Date.now() + keptFor;
      known = selectAddresses
        .all(db)
        .then((addresses) => ({ places: createPlaces(addresses, isWord), isCategory }));
      // A failed read is not kept.
      known.catch(() => {
        known = undefined;
      });
    }
    return known;
  };
}
