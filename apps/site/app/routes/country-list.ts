import type { LoaderFunctionArgs } from 'react-router-dom';
import { readCountries } from '../data/reference-data.server.ts';

/** Returns all countries, for the search bar, which loads them on first use (LAY-21). */
export async function loader({ context }: LoaderFunctionArgs) {
  const countries = await readCountries(context);
  return Response.json(countries, { status: countries.length > 0 ? 200 : 503 });
}
