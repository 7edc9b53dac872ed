import type { BusinessCard } from '@wbn/contract/business/business.ts';
import type { Language } from '@wbn/contract/shared/language.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { businessTypes } from '../catalog/reference/business-types.ts';
import { findCountry } from '../catalog/reference/countries.ts';
import type { BusinessCardRow } from './business-card.sql.ts';
import { latinNameOf } from './latin-name.ts';
import { markSample } from './mark-sample.ts';
import { presentCategories } from './present-categories.ts';

/** A business as cards and search results show it (SRCH-08). */
export function presentBusinessCard(
  row: BusinessCardRow,
  language: Language,
  catalog: Catalog,
): BusinessCard {
  return {
    businessID: row.id,
    subscription: row.subscription,
    verified: row.verified,
    sample: markSample(row.source),
    general: {
      companyName: row.company_name,
      latinName: latinNameOf(row.company_name, row.alternative_names),
      shortDescription: row.short_description ?? undefined,
      businessType: businessTypes.find(row.business_type, language),
      industry: catalog.industries.find(row.industry_id, language),
      categories: presentCategories(row.category_ids, language, catalog),
      yearStablished: row.year_established ?? undefined,
      totalEmployees: row.employees ?? undefined,
      profilePhoto: row.profile_photo ?? undefined,
    },
    contactInfo: { country: findCountry(row.country, language), city: row.city ?? undefined },
  };
}
