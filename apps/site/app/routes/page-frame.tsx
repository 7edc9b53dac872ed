import { readBarValues } from '@wbn/search/search-bar/read-bar-values.ts';
import {
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useRouteError,
} from 'react-router-dom';
import { responseContext, viewContext } from '../context.ts';
import { readCountries } from '../data/reference-data.server.ts';
import { ErrorPage } from '../layout/error-page.tsx';

/** Loads the countries that the header's search bar shows: the chosen ones and the edition's. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const countries = await readCountries(context);
  if (countries.length === 0) context.get(responseContext).incomplete = true;
  const { countries: chosen } = readBarValues(url.searchParams);
  const shown = [context.get(viewContext).edition.country, ...chosen];
  return { countries: countries.filter(({ value }) => shown.includes(value)) };
}

export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.searchParams.get('countries') !== nextUrl.searchParams.get('countries');

/** The error page has a head of its own, and so has every page. */
export const meta = () => [];

/** Layout around every page. Its error boundary keeps header and footer, which the root's would render again. */
export default function PageFrame() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
