import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { CatalogNames } from '../catalog-names.ts';
import { defaultRecipe, type Recipe } from '../documents/recipe.ts';
import { createSearch } from '../search/create-search.ts';
import type { SearchEngine } from '../search-engine.ts';
import type { SearchIndex } from '../search-index.ts';
import { matchCategoryNames } from '../understand/match-category-names.ts';
import { indexDocuments } from './index-documents.ts';
import { createPostgresIndex } from './postgres-index.ts';
import { suggestNames } from './suggest-names.ts';
import { deleteDocuments } from './write-documents.sql.ts';

/** Writes documents to PostgreSQL and searches there, or in another index that follows it. */
export function createPostgresSearchEngine(
  db: Kysely<Database>,
  catalog: CatalogNames,
  recipe: Recipe = defaultRecipe,
  index: SearchIndex = createPostgresIndex(db),
): SearchEngine {
  return {
    search: createSearch({ db, index, catalog, recipe }),
    suggest: async (text, language) => {
      const [businesses = [], products = []] = await Promise.all(
        (['business', 'product'] as const).map((kind) => suggestNames(db, kind, text)),
      );
      return { categories: matchCategoryNames(catalog, language, text), businesses, products };
    },
    index: async (kind, ids, trx, onProgress) => {
      if (ids.length === 0) return;
      const order = { kind, ids, recipe, catalog, onProgress };
      await (trx
        ? indexDocuments(trx, order)
        : db.transaction().execute((own) => indexDocuments(own, order)));
    },
    remove: async (kind, ids, trx) => {
      if (ids.length > 0) await deleteDocuments.run(trx ?? db, { kind, ids });
    },
  };
}
