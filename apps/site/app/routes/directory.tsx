import { type LoaderFunctionArgs, Outlet } from 'react-router-dom';
import { readCountries } from '../data/reference-data.server.ts';

/** What the search bar of the header needs. */
export async function loader({ context }: LoaderFunctionArgs) {
  const countries = await readCountries(context);
  return { countries: countries.map(({ value, text }) => ({ value, text })) };
}

/** Countries stay the same until a new document is loaded. */
export const shouldRevalidate = () => false;

export default function Directory() {
  return <Outlet />;
}
