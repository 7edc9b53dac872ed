import { BusinessLoading } from '@wbn/business/business-page/business-loading.tsx';
import { ProductLoading } from '@wbn/business/product-page/product-loading.tsx';
import { isBusinessPath, isProductPath } from '@wbn/cards/business/business-path.ts';
import { LazyCompareBar } from '@wbn/cards/compare/lazy-compare-bar.tsx';
import { useSlowNavigation } from '@wbn/ui-kit/layout/use-slow-navigation.ts';
import { type ReactNode, useLayoutEffect } from 'react';
import { Outlet } from 'react-router-dom';

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
