import type { Product } from '@wbn/contract/business/product.ts';
import type { TrailStep } from '../breadcrumb-json-ld.ts';
import { businessPath, productPath } from '../business-path.ts';

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
