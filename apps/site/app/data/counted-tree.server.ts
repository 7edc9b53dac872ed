import { callQuery } from '@wbn/api-client/call-query.ts';
import { countResultsByCategory } from '@wbn/contract/search/count-results.ts';
import { countTree } from '@wbn/search/category-links/count-tree.ts';
import { countsById } from '@wbn/search/category-links/nearest-target.ts';
import type { RouterContextProvider } from 'react-router-dom';
import { apiContext } from '../context.ts';
import { loadOptional } from './load-or-fail.server.ts';
import { readIndustryTree } from './reference-data.server.ts';
import { addSurrogateKeys } from './surrogate-keys.server.ts';

/**
 * The industry tree with links and counts; `counted` is false when the API gave no counts. A new or deleted company or product purges the
 * page.
 */
export async function readCountedTree(context: Readonly<RouterContextProvider>) {
  addSurrogateKeys(context, { list: 'business' }, { list: 'product' });
  const [tree, counts] = await Promise.all([
    readIndustryTree(context),
    loadOptional(callQuery(context.get(apiContext), countResultsByCategory, {})),
  ]);
  return { tree: countTree(tree, counts && countsById(counts)), counted: counts !== undefined };
}
