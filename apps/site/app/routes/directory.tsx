import { type LoaderFunctionArgs, Outlet } from 'react-router-dom';
import { countryLines, readCountries } from '../data/reference-data.server.ts';

/** What the search bar of the header needs. */
export async function loader({ context }: LoaderFunctionArgs) {
  return { countries: countryLines(await readCountries(context)) };
}

/** Countries stay the same until a new document is loaded. */
export const shouldRevalidate = () => false;

export default function Directory() {
  return <Outlet />;
}
