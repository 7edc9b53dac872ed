import { businessPath } from '@wbn/cards/business/business-path.ts';
import { categoryPath } from '@wbn/cards/business/category-path.ts';
import type { TrailStep } from '@wbn/cards/json-ld/breadcrumb-json-ld.ts';
import type { BusinessProfile } from '@wbn/contract/business/business.ts';

/** Home, industry, main category, company: what the breadcrumbs show and what their JSON-LD says. */
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
