import { countResultsByCountryQuery } from '@wbn/search/countries/count-results-by-country.query.ts';
import { readSearchAddress } from '@wbn/search/results/search-address.ts';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { apiContext } from '../context.ts';
import { loadIfAnswered } from '../data/load-or-fail.server.ts';

/** Entries of a kind in each country, for the picker of the search bar. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { business } = readSearchAddress(url.searchParams);
  const counts = await loadIfAnswered(countResultsByCountryQuery(context.get(apiContext), { business }));
  return Response.json(counts ?? null, { status: counts ? 200 : 503 });
}
