import type { Product } from '@wbn/contract/business/product.ts';
import { useTranslation } from 'react-i18next';
import { TrailCrumbs } from '../parts/trail-crumbs.tsx';
import { productTrail } from './product-trail.ts';

/** The way from home over industry, category and company to the product. */
export function ProductCrumbs({ product }: { product: Product }) {
  const { t } = useTranslation('business');
  return <TrailCrumbs trail={productTrail(product, t('home'))} />;
}
