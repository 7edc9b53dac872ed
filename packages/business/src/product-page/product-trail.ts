import { businessPath, productPath } from '@wbn/cards/business/business-path.ts';
import { categoryPath } from '@wbn/cards/business/category-path.ts';
import type { TrailStep } from '@wbn/cards/json-ld/breadcrumb-json-ld.ts';
import type { Product } from '@wbn/contract/business/product.ts';

/** Home, industry, category, company, product: what the breadcrumbs show and what their JSON-LD says. */
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
