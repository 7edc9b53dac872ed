import { businessPath, productPath } from '@wbn/cards/business/business-path.ts';
import type { TrailStep } from '@wbn/cards/json-ld/breadcrumb-json-ld.ts';
import type { Product } from '@wbn/contract/business/product.ts';

/** Home, industry, company, product: what the breadcrumbs show and what their JSON-LD says. */
export function productTrail(product: Product, homeName: string): TrailStep[] {
  const { industry, businessProfile } = product;
  return [
    { name: homeName, path: '/' },
    ...(industry ? [{ name: industry.name, path: `/industries#${industry.id}` }] : []),
    { name: businessProfile.general.companyName, path: businessPath(businessProfile) },
    { name: product.name, path: productPath(product) },
  ];
}
