import type { SearchRecognised } from '@wbn/contract/search/search-reply.ts';
import { languageOf, type TextLanguage } from '@wbn/contract/shared/language.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Recognised } from '@wbn/search-engine/search-engine.ts';
import type { Condition } from '@wbn/search-engine/understand/conditions/condition.ts';
import { foldText } from '@wbn/search-engine/understand/fold-text.ts';
import { matchCategoryNames } from '@wbn/search-engine/understand/match-category-names.ts';
import { splitWords } from '@wbn/search-engine/understand/search-words.ts';
import type { Kysely } from 'kysely';
import type { Catalog } from '../catalog/catalog.ts';
import { catalogNames } from '../catalog/catalog-names.ts';
import { readCategoryCounts } from './category-counts.ts';
import { presentCondition } from './present-condition.ts';

export interface NameSources {
  readonly db: Kysely<Database>;
  readonly catalog: Catalog;
}

/** Adds names to what the engine recognised; values without a name are left out. */
export async function presentRecognised(
  { category, conditions = [], offered = [] }: Recognised,
  language: TextLanguage,
  known: NameSources,
): Promise<SearchRecognised> {
  const name = category && known.catalog.industries.find(category, language)?.name;
  const counts = await readCategoryCounts(known.db);
  const texts = (list: readonly Condition[]) =>
    list.map((condition) => presentCondition(condition, language, known.catalog));
  return {
    ...(category && name && { category: { id: category, name, counts: counts.get(category) ?? {} } }),
    conditions: texts(conditions),
    ...(offered.length > 0 && { offered: texts(offered) }),
  };
}

/** Shorter words match the beginnings of too many names. */
const shortestWord = 4;

/**
 * Finds the category with entries that is nearest to a text: the recognised one, otherwise one whose name contains all words, otherwise one
 * with the longest word. An empty category that was recognised or begins with the text is replaced by the nearest one above it.
 */
export async function nearestCategory(
  text: string,
  recognised: Recognised | undefined,
  language: TextLanguage,
  { db, catalog }: NameSources,
): Promise<SearchRecognised['category']> {
  const words = splitWords(text)
    .filter(({ surface, pairs }) => pairs || surface.length >= shortestWord)
    .map(({ surface }) => surface)
    .toSorted((one, other) => other.length - one.length);
  const named = [text, ...words].flatMap((part) =>
    matchCategoryNames(catalogNames, languageOf(language), part).map((id) => ({
      id,
      begins: foldText(catalog.industries.find(id, language)?.name ?? '').startsWith(foldText(part.trim())),
    })),
  );
  const counts = await readCategoryCounts(db);
  const id = [
    ...(recognised?.category ? aboveOf(recognised.category) : []),
    ...named.map((one) => one.id),
    ...named.filter(({ begins }) => begins).flatMap((one) => aboveOf(one.id)),
  ].find((one) => counts.has(one));
  const found = id === undefined ? undefined : catalog.industries.find(id, language);
  return found && { id: found.id, name: found.name, counts: counts.get(found.id) ?? {} };
}

/** '0004.02.01' with its parents: '0004.02', '0004'. */
function aboveOf(id: string): string[] {
  const parts = id.split('.');
  return parts.map((_, place) => parts.slice(0, parts.length - place).join('.'));
}
