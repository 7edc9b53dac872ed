import { BusinessLoading } from '@wbn/business/business-page/business-loading.tsx';
import { ProductLoading } from '@wbn/business/product-page/product-loading.tsx';
import { isBusinessPath, isProductPath } from '@wbn/cards/business/business-path.ts';
import { LazyCompareBar } from '@wbn/cards/compare/lazy-compare-bar.tsx';
import { readBarValues } from '@wbn/search/search-bar/read-bar-values.ts';
import { useSlowNavigation } from '@wbn/ui-kit/layout/use-slow-navigation.ts';
import { type ReactNode, useLayoutEffect } from 'react';
import { type LoaderFunctionArgs, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { responseContext, viewContext } from '../context.ts';
import { readCountries } from '../data/reference-data.server.ts';

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

/** Shows placeholders while company and product pages load (PRD-12, BIZ-29). */
export default function Directory() {
  const product = useSlowNavigation(isProductPath);
  const business = useSlowNavigation(isBusinessPath);
  if (product.slow || business.slow)
    return <FromTop>{product.slow ? <ProductLoading /> : <BusinessLoading />}</FromTop>;
  return (
    <>
      <Outlet />
      <LazyCompareBar />
    </>
  );
}

/**
 * Scrolls to the top before the placeholder is painted; the router has already stored the scroll position for going
 * back.
 */
function FromTop({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return children;
}
