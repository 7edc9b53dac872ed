import type { Database } from '@wbn/postgres/schema.ts';
import { type Kysely, sql } from 'kysely';
import type { SearchableTexts } from './build-document.ts';
import { catalogNames, countryNames } from './catalog-names.ts';
import { companyNameKey } from './company-name-key.ts';
import type { SearchKind } from './search-engine.ts';

/** What is known of a row that can be found: what it can be narrowed down by, and its texts. */
export interface Searchable extends SearchableTexts {
  id: string;
  /** As the server writes it: a Date would lose the microseconds that tell the order. */
  registeredAt: string;
  businessType: string;
  country: string;
  industry: string;
}

type Read = (db: Kysely<Database>, ids: string[]) => Promise<Searchable[]>;

/** How the rows of each kind are read and what of them is searched. */
export const readSearchables: Record<SearchKind, Read> = {
  business: readBusinesses,
  product: readProducts,
  user: readUsers,
};

/** The mark of a product's company; products are indexed anew when it no longer fits. */
export function companyMark(companyName: string): string {
  return `=o${companyNameKey(companyName).slice(0, 120)}`;
}

async function readBusinesses(db: Kysely<Database>, ids: string[]): Promise<Searchable[]> {
  const rows = await db
    .selectFrom('business')
    .select([
      'id',
      'company_name',
      'alternative_names',
      'business_type',
      'industry_id',
      'category_ids',
      'country',
    ])
    .select(['city', 'short_description', 'general_description'])
    .select(sql<string>`created_at::text`.as('registered_at'))
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .execute();
  return rows.map((row) => {
    const names = [row.company_name, ...row.alternative_names];
    return {
      id: row.id,
      registeredAt: row.registered_at,
      businessType: row.business_type,
      country: row.country ?? '',
      industry: row.industry_id ?? '',
      names,
      about: [...[...row.category_ids, row.industry_id].map(catalogNames), countryNames(row.country)],
      brief: [row.short_description ?? '', row.city ?? ''],
      full: [row.general_description ?? ''],
      nameKeys: names.map(companyNameKey),
      marks: [],
    };
  });
}

/** Those that visitors may see: the documents of all others go. */
async function readProducts(db: Kysely<Database>, ids: string[]): Promise<Searchable[]> {
  const rows = await db
    .selectFrom('product')
    .innerJoin('business', 'business.id', 'product.business_id')
    .select([
      'product.id',
      'product.name',
      'product.model',
      'product.brand',
      'product.ean',
      'product.keywords',
    ])
    .select(['product.description', 'product.specs', 'product.industry_id', 'product.category_id'])
    .select(['product.sub_category_id', 'business.company_name', 'business.country'])
    .select(sql<string>`product.created_at::text`.as('registered_at'))
    .where('product.id', '=', sql<string>`any(${ids}::text[])`)
    .where('product.is_public', '=', true)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    registeredAt: row.registered_at,
    businessType: '',
    country: row.country ?? '',
    industry: row.industry_id ?? '',
    names: [row.name, row.model ?? '', row.ean ?? ''],
    about: [
      row.brand ?? '',
      ...row.keywords,
      ...[row.category_id, row.sub_category_id, row.industry_id].map(catalogNames),
      row.company_name,
      countryNames(row.country),
    ],
    brief: [(row.description ?? '').slice(0, 300), ...row.specs.map(({ value }) => value.slice(0, 100))],
    full: [row.description ?? '', ...row.specs.map(({ key }) => key)],
    nameKeys: [row.name, ...(row.model ? [row.model] : [])].map(companyNameKey),
    marks: [companyMark(row.company_name)],
  }));
}

async function readUsers(db: Kysely<Database>, ids: string[]): Promise<Searchable[]> {
  const rows = await db
    .selectFrom('user_profile')
    .select(['id', 'first_name', 'last_name', 'username', 'profession', 'show_profession', 'country', 'city'])
    .select(['brief_presentation', 'company_name', 'industry_id'])
    .select(sql<string>`created_at::text`.as('registered_at'))
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    registeredAt: row.registered_at,
    businessType: '',
    country: row.country ?? '',
    industry: row.industry_id ?? '',
    names: [row.first_name, row.last_name, row.username],
    // A profession that its owner hides must not be found out by searching for it.
    about: [
      row.company_name ?? '',
      row.show_profession ? (row.profession ?? '') : '',
      catalogNames(row.industry_id),
      countryNames(row.country),
    ],
    brief: [row.city ?? ''],
    full: [row.brief_presentation ?? ''],
    nameKeys: [companyNameKey(`${row.first_name} ${row.last_name}`)],
    marks: [],
  }));
}
