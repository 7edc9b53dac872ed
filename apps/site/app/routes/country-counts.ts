import { countResultsByCountryQuery } from '@wbn/search/countries/count-results-by-country.query.ts';
import { readSearchAddress } from '@wbn/search/results/search-address.ts';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { apiContext } from '../context.ts';
import { loadOptional } from '../data/load-or-fail.server.ts';

/** Returns the entries of a type per country, for the search bar's country picker. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { business } = readSearchAddress(url.searchParams);
  const counts = await loadOptional(countResultsByCountryQuery(context.get(apiContext), { business }));
  return Response.json(counts ?? null, { status: counts ? 200 : 503 });
}
