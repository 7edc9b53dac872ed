import { countResultsByCategoryQuery } from '@wbn/search/category-links/count-results-by-category.query.ts';
import { countTree } from '@wbn/search/category-links/count-tree.ts';
import { tileIndustries } from '@wbn/search/industries/tile-industries.ts';
import type { RouterContextProvider } from 'react-router-dom';
import { apiContext } from '../context.ts';
import { translator } from '../i18n/translator.server.ts';
import { loadOptional } from './load-or-fail.server.ts';
import { readIndustryTree } from './reference-data.server.ts';
import { addSurrogateKeys } from './surrogate-keys.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Entries per category, or per industry; undefined when the API does not answer. A new or deleted company or product purges the page. */
function readCategoryCounts(context: Context, level?: 'industry') {
  addSurrogateKeys(context, { list: 'business' }, { list: 'product' });
  return loadOptional(countResultsByCategoryQuery(context.get(apiContext), level));
}

/** The industry tree with links and counts; `counted` is false when the API gave no counts. */
export async function readCountedTree(context: Context) {
  const [tree, counts] = await Promise.all([readIndustryTree(context), readCategoryCounts(context)]);
  return { tree: countTree(tree, counts), counted: counts !== undefined };
}

/** The industries as tiles with counts. */
export async function readIndustryTiles(context: Context) {
  const [tree, counts] = await Promise.all([
    readIndustryTree(context),
    readCategoryCounts(context, 'industry'),
  ]);
  const tiles = tileIndustries(translator(context, 'search').t, tree, counts);
  return { tiles, counted: counts !== undefined };
}
