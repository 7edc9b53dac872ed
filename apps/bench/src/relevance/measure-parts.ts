import { catalogNames } from '@wbn/api/catalog/catalog-names.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { defaultRecipe, type Recipe } from '@wbn/search-engine/documents/recipe.ts';
import { createPostgresSearchEngine } from '@wbn/search-engine/postgres/postgres-search-engine.ts';
import { reindexKind } from '@wbn/search-engine/postgres/reindex.ts';
import type { SearchEngine, SearchKind } from '@wbn/search-engine/search-engine.ts';
import type { Kysely } from 'kysely';
import { printFigure } from '../measure.ts';

type Part = { [Key in keyof Recipe]: Recipe[Key] extends boolean ? Key : never }[keyof Recipe];

/** Parts that also change documents. */
const inDocuments: ReadonlySet<Part> = new Set(['weighsNameRoles', 'joinsSpellings']);
const parts = Object.keys(defaultRecipe).filter(
  (key): key is Part => defaultRecipe[key as keyof Recipe] === true,
);
const kinds: readonly SearchKind[] = ['business', 'product'];

/** Prints the effect of each part of the recipe: the figures of `measure` with all parts and without each, on PostgreSQL in this process. */
export async function printParts(
  db: Kysely<Database>,
  name: string,
  measure: (engine: SearchEngine) => Promise<Readonly<Record<string, number>>>,
): Promise<void> {
  const engineOf = (recipe: Recipe) => createPostgresSearchEngine(db, catalogNames, recipe);
  const whole = await measure(engineOf(defaultRecipe));
  for (const part of parts) {
    const recipe = { ...defaultRecipe, [part]: false };
    if (inDocuments.has(part)) await reindexAll(db, recipe);
    const without = await measure(engineOf(recipe));
    if (inDocuments.has(part)) await reindexAll(db, defaultRecipe);
    const adds = Object.keys(whole).map((key) => [key, (whole[key] ?? 0) - (without[key] ?? 0)]);
    printFigure({ bench: 'relevance', name, part, without, adds: Object.fromEntries(adds) });
  }
}

async function reindexAll(db: Kysely<Database>, recipe: Recipe): Promise<void> {
  for (const kind of kinds) await reindexKind(db, catalogNames, kind, () => undefined, '', recipe);
}
