import type { Product } from '@wbn/contract/business/product.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { Breadcrumbs } from '@wbn/ui-kit/layout/breadcrumbs.tsx';
import { useTranslation } from 'react-i18next';
import { productTrail } from './product-trail.ts';

/** The way from home over industry and company to the product. */
export function ProductCrumbs({ product }: { product: Product }) {
  const { t } = useTranslation('business');
  const path = usePath();
  const items = productTrail(product, t('home')).map(({ name, path: to }, index, { length }) => ({
    label: name,
    to: index < length - 1 ? path(to) : undefined,
  }));
  return <Breadcrumbs label={t('breadcrumbs')} items={items} />;
}
