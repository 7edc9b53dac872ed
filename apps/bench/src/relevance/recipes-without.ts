import type { Recipe } from '@wbn/api/search-engine/recipe.ts';

interface Variant {
  readonly name: string;
  readonly recipe: Recipe;
  /** It shapes the documents: they must be written anew. */
  readonly indexes: boolean;
}

/** The recipe without each of its parts, one by one; those that index anew come last, as nothing puts the documents back. */
export function recipesWithout(recipe: Recipe): Variant[] {
  const fields = Object.entries(recipe.fields);
  const withFields = (change: (field: Recipe['fields']['thing']) => Recipe['fields']['thing']) =>
    Object.fromEntries(fields.map(([name, field]) => [name, change(field)])) as Recipe['fields'];
  return [
    { name: 'without rarity of words', recipe: { ...recipe, rarity: 0 }, indexes: false },
    { name: 'without more for the last word', recipe: { ...recipe, lastWord: 1 }, indexes: false },
    { name: 'without completeness', recipe: { ...recipe, completeness: 0 }, indexes: false },
    { name: 'without synonyms', recipe: { ...recipe, knowsSynonyms: false }, indexes: false },
    { name: 'without correction', recipe: { ...recipe, correctsTypos: false }, indexes: false },
    { name: 'without likely slips', recipe: { ...recipe, weighsSlips: false }, indexes: false },
    { name: 'without loosening', recipe: { ...recipe, loosens: false }, indexes: false },
    {
      name: 'without the thing told from its modifiers',
      recipe: { ...recipe, tellsThings: false },
      indexes: true,
    },
    {
      name: 'without joined spellings and measures',
      recipe: { ...recipe, joinsSpellings: false },
      indexes: true,
    },
    {
      name: 'without weights of fields',
      recipe: { ...recipe, fields: withFields((field) => ({ ...field, weight: 4 })) },
      indexes: true,
    },
    { name: 'with 40 ranking words a row', recipe: { ...recipe, rankingWords: 40 }, indexes: true },
    { name: 'with three positions a word', recipe: { ...recipe, positions: 3 }, indexes: true },
    {
      name: 'without norms of length',
      recipe: { ...recipe, fields: withFields((field) => ({ ...field, lengthNorm: 0 })) },
      indexes: true,
    },
  ];
}
