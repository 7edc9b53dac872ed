import { type LoaderFunctionArgs, Outlet } from 'react-router-dom';
import { documentContext } from '../context.ts';
import { countryLines, readCountries } from '../data/reference-data.server.ts';

/** What the search bar of the header needs. */
export async function loader({ context }: LoaderFunctionArgs) {
  const countries = await readCountries(context);
  if (countries.length === 0) context.get(documentContext).incomplete = true;
  return { countries: countryLines(countries) };
}

/** Countries stay the same until a new document is loaded. */
export const shouldRevalidate = () => false;

export default function Directory() {
  return <Outlet />;
}
