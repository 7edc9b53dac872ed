import type { BusinessCard } from '@wbn/contract/business/business.ts';
import type { TextLanguage } from '@wbn/contract/shared/language.ts';
import { hasLatinLetter, isLatinText } from '@wbn/contract/shared/name-text.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { businessTypes } from '../catalog/reference/code-lists.ts';
import { findCountry } from '../catalog/reference/countries.ts';
import type { BusinessCardRow } from './business-card.sql.ts';
import { textLanguageOf } from './text-language.ts';

/**
 * Returns the first alternative name in Latin letters for a company whose name has none; undefined when it needs none
 * or has none.
 */
export function latinNameOf(companyName: string, alternativeNames: readonly string[]): string | undefined {
  return hasLatinLetter(companyName) ? undefined : alternativeNames.find(isLatinText);
}

const sampleSources: ReadonlySet<string> = new Set(['demo', 'seed']);

/** True for rows of the demo world and of synthetic volume, which pages mark as samples; otherwise absent. */
export function isSample(source: string): true | undefined {
  return sampleSources.has(source) || undefined;
}

/** Returns categories with names; ids missing from the tree are left out. */
export function presentCategories(
  ids: readonly string[],
  language: TextLanguage,
  catalog: Catalog,
): { id: string; name: string }[] {
  const found: { id: string; name: string }[] = [];
  for (const id of ids) {
    const category = catalog.industries.find(id, language);
    if (category) found.push(category);
  }
  return found;
}

/** Presents a business for cards and search results (SRCH-08). */
export function presentBusinessCard(
  row: BusinessCardRow,
  language: TextLanguage,
  catalog: Catalog,
): BusinessCard {
  return {
    businessID: row.id,
    subscription: row.subscription,
    verified: row.verified,
    sample: isSample(row.source),
    general: {
      companyName: row.company_name,
      latinName: latinNameOf(row.company_name, row.alternative_names),
      shortDescription: row.short_description ?? undefined,
      textLanguage: textLanguageOf(row.short_description, language),
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
