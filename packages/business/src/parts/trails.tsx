import { businessPath, categoryPath, productPath } from '@wbn/cards/business/business-path.ts';
import type { TrailStep } from '@wbn/cards/json-ld/json-ld.ts';
import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import type { Product } from '@wbn/contract/business/product.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Breadcrumbs } from '@wbn/ui-kit/layout/breadcrumbs.tsx';

/** Breadcrumbs; the last item is the current page. */
export function TrailCrumbs({ trail }: { readonly trail: readonly TrailStep[] }) {
  const t = useText('business');
  const path = usePath();
  const items = trail.map(({ name, path: to }, index) => ({
    label: name,
    to: index < trail.length - 1 ? path(to) : undefined,
  }));
  return <Breadcrumbs label={t('breadcrumbs')} items={items} />;
}

/** Returns home, industry, main category and company, for breadcrumbs and their JSON-LD. */
export function businessTrail(business: BusinessProfile, homeName: string): TrailStep[] {
  const { industry, categories, businessType, companyName } = business.general;
  const [category] = categories;
  return [
    { name: homeName, path: '/' },
    ...(industry ? [{ name: industry.name, path: `/industries#${industry.id}` }] : []),
    ...(category ? [{ name: category.name, path: categoryPath(category.id, businessType.code) }] : []),
    { name: companyName, path: businessPath(business) },
  ];
}

/** Returns home, industry, category, company and product, for breadcrumbs and their JSON-LD. */
export function productTrail(product: Product, homeName: string): TrailStep[] {
  const { industry, category, subCategory, businessProfile } = product;
  return [
    { name: homeName, path: '/' },
    ...(industry ? [{ name: industry.name, path: `/industries#${industry.id}` }] : []),
    ...[category, subCategory].flatMap((one) =>
      one ? [{ name: one.name, path: categoryPath(one.id, 'PR') }] : [],
    ),
    { name: businessProfile.general.companyName, path: businessPath(businessProfile) },
    { name: product.name, path: productPath(product) },
  ];
}
