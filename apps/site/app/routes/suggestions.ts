import { readSearchAddress } from '@wbn/search/results/search-address.ts';
import { listSuggestionsQuery } from '@wbn/search/search-bar/suggestions/list-suggestions.query.ts';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { apiContext } from '../context.ts';
import { loadOptional } from '../data/load-or-fail.server.ts';

/** Returns suggestions for the search bar's text. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { search } = readSearchAddress(url.searchParams);
  const suggestions = await loadOptional(listSuggestionsQuery(context.get(apiContext), search));
  return Response.json(suggestions ?? null, { status: suggestions ? 200 : 503 });
}
