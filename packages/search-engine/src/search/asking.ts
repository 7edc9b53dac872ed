import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { CatalogNames } from '../catalog-names.ts';
import { nameMark } from '../documents/build-document.ts';
import { companyNameKey } from '../documents/company-name-key.ts';
import { facetPrefix } from '../documents/filter-marks.ts';
import type { Recipe } from '../documents/recipe.ts';
import type { WordStatistics } from '../postgres/word-statistics.ts';
import type { SearchKind, SearchQuery } from '../search-engine.ts';
import type { SearchIndex } from '../search-index.ts';
import { findCategories, type NamedCategories } from '../understand/category-names.ts';
import type { Condition } from '../understand/conditions/condition.ts';
import type { SearchTerm } from '../understand/parse-query.ts';

export interface SearchOptions {
  /** Has the vocabulary, the word statistics and the boosts, whichever engine matches. */
  readonly db: Kysely<Database>;
  readonly index: SearchIndex;
  readonly catalog: CatalogNames;
  readonly recipe: Recipe;
}

/** A search with all that answers it. */
export interface Asking extends SearchOptions {
  readonly query: SearchQuery;
  readonly statistics: WordStatistics;
  /** The text without conditions, as corrected. */
  readonly thing: string;
  /** Conditions named in the text. */
  readonly conditions: readonly Condition[];
}

/** The categories that the thing names. */
export function categoriesOf(
  { recipe, catalog, thing }: Asking,
  terms: readonly SearchTerm[],
): NamedCategories {
  if (!recipe.recognises || terms.length === 0) return { ids: [], whole: false };
  return findCategories(thing, terms, catalog);
}

/** The mark of what has the whole text as its name. */
export function wholeNameMark({ query }: Asking): string {
  return nameMark(companyNameKey(query.text));
}

export function categoryMark(id: string): string {
  return `${facetPrefix(id.includes('.') ? 'categories' : 'industries')}${id}`;
}

/** Of a company or person, a mention in a long text is no full match; all texts of a product are about it. */
export function isProminent(kind: SearchKind): boolean {
  return kind !== 'product';
}
