import { countResultsByCategoryQuery } from '@wbn/search/ways/count-results-by-category.query.ts';
import { countTree } from '@wbn/search/ways/count-tree.ts';
import type { RouterContextProvider } from 'react-router-dom';
import { apiContext } from '../context.ts';
import { loadIfAnswered } from './load-or-fail.server.ts';
import { readIndustryTree } from './reference-data.server.ts';
import { addSurrogateKeys } from './surrogate-keys.server.ts';

/**
 * The industry tree with where each of its links leads and what is there; `counted` tells whether the numbers could be had.
 * A company or product that is new or gone takes what shows it out of every cache.
 */
export async function readCountedTree(context: Readonly<RouterContextProvider>) {
  const [tree, counts] = await Promise.all([
    readIndustryTree(context),
    loadIfAnswered(countResultsByCategoryQuery(context.get(apiContext))),
  ]);
  addSurrogateKeys(context, { list: 'business' }, { list: 'product' });
  return { tree: countTree(tree, counts), counted: counts !== undefined };
}
