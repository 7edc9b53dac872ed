import { type IndustryTile, tileIndustries } from '@wbn/search/industries/tile-industries.ts';
import { countResultsByCategoryQuery } from '@wbn/search/ways/count-results-by-category.query.ts';
import { countTree } from '@wbn/search/ways/count-tree.ts';
import type { RouterContextProvider } from 'react-router-dom';
import { apiContext, viewContext } from '../context.ts';
import { translator } from '../i18n/translator.server.ts';
import { createMapOf } from '../map-of.ts';
import { loadIfAnswered } from './load-or-fail.server.ts';
import { readIndustryTree } from './reference-data.server.ts';
import { addSurrogateKeys } from './surrogate-keys.server.ts';

type Context = Readonly<RouterContextProvider>;

/**
 * How much there is in each category, or in each industry alone; undefined when the API does not answer. A company or product that is new or gone takes what
 * shows the numbers out of every cache.
 */
export function readCategoryCounts(context: Context, level?: 'industry') {
  addSurrogateKeys(context, { list: 'business' }, { list: 'product' });
  return loadIfAnswered(countResultsByCategoryQuery(context.get(apiContext), level));
}

/** The industry tree with where each of its links leads and what is there; `counted` tells whether the numbers could be had. */
export async function readCountedTree(context: Context) {
  const [tree, counts] = await Promise.all([readIndustryTree(context), readCategoryCounts(context)]);
  return { tree: countTree(tree, counts), counted: counts !== undefined };
}

interface KnownTiles {
  readonly counts: string;
  readonly tiles: readonly IndustryTile[];
}

/** By the tree of a language and the edition. */
const tilesOf = createMapOf<object, string, KnownTiles>();

/** The industries as tiles with what is there, written anew when a number has changed. */
export async function readIndustryTiles(context: Context) {
  const [tree, counts] = await Promise.all([
    readIndustryTree(context),
    readCategoryCounts(context, 'industry'),
  ]);
  const { id } = context.get(viewContext).edition;
  const ofTree = tilesOf(tree);
  const written = JSON.stringify(counts ?? null);
  const before = ofTree.get(id);
  const tiles =
    before?.counts === written ? before.tiles : tileIndustries(translator(context, 'search').t, tree, counts);
  ofTree.set(id, { counts: written, tiles });
  return { tiles, counted: counts !== undefined };
}
