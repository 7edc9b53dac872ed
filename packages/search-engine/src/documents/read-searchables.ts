import { anyValue, facetRanges } from '@wbn/contract/search/facet-values.ts';
import { currencyDigits } from '@wbn/contract/shared/currency-digits.ts';
import { languages } from '@wbn/contract/shared/language.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { Kysely } from 'kysely';
import type { CatalogNames } from '../catalog-names.ts';
import type { SearchFilters, SearchKind } from '../search-engine.ts';
import { findPhrase } from '../understand/conditions/phrases.ts';
import { tokensOf } from '../understand/conditions/tokens.ts';
import type { SearchableTexts } from './build-document.ts';
import { readCategoryThings } from './category-things.ts';
import { type CompanyFacets, companyMark, type ReadCompanies, withParents } from './company-facets.ts';
import { companyNameKey } from './company-name-key.ts';
import { priceRangeOf, rangeOf } from './facet-ranges.ts';
import { ownerMark, promotedMark, stockMark } from './filter-marks.ts';
import { priceMarks } from './price-marks.ts';
import { productQuality } from './quality/product-quality.ts';
import { selectProductFacts } from './quality/quality-facts.sql.ts';
import {
  selectSearchableBusinesses,
  selectSearchableProducts,
  selectSearchableUsers,
} from './read-searchables.sql.ts';
import { anyThing, leadingName, lineThings, nameWords, productThings } from './things.ts';
import { worldRegionsOf } from './world-regions.ts';

const regionNames = languages.map((language) => new Intl.DisplayNames(language, { type: 'region' }));
const countryTexts = new Map<string, string>();

/** Characters of a description that stand for a missing line of business. */
const openingLength = 160;

/** Returns the names of a country in every language as one text. */
function countryNames(code: string | null): string {
  if (code === null || !/^[A-Z]{2}$/.test(code)) return '';
  let text = countryTexts.get(code);
  if (text === undefined) {
    text = regionNames.map((names) => names.of(code) ?? '').join(' ');
    countryTexts.set(code, text);
  }
  return text;
}

/** Returns the names of an industry, category or sub-category in every language as one text. */
function categoryText(catalog: CatalogNames, id: string | null): string {
  return catalog.ofCategory(id).join(' ');
}

const atOnce =
  /stock|same day|overnight|immediate|in shop|next day|inmediat|en existencias|immediat|pronta|disponib|现货|当天|即时/i;
const span = /(\d+(?:[.,]\d+)?)\s*(?:[-–—~至到]|to|a|al?)?\s*(\d+(?:[.,]\d+)?)?\s*([\p{L}]+)/u;

/**
 * Converts a lead time as typed to days: '3 weeks' is 21, '10-14 working days' its longer end, 'In stock' 1. Undefined when there is
 * nothing to count.
 */
export function leadTimeDays(text: string): number | undefined {
  const [, from, to, unit] = text.toLowerCase().match(span) ?? [];
  const days = findPhrase(tokensOf(unit ?? ''), 0, ({ kind }) => kind === 'days')?.meaning.value;
  if (days !== undefined && from !== undefined)
    return Math.ceil(Number((to ?? from).replace(',', '.')) * Number(days));
  return atOnce.test(text) ? 1 : undefined;
}

/** A row as it is indexed. */
export interface Searchable extends SearchableTexts {
  id: string;
  /** Text as PostgreSQL writes it: a Date would lose the microseconds that decide the order. */
  registeredAt: string;
  businessType: string;
  country: string;
  industry: string;
  /** Values of facets. */
  filters: SearchFilters;
  /** Quality 0 to 100, for the order without words. */
  quality: number;
}

/** Sources besides the rows. */
interface Sources {
  readonly catalog: CatalogNames;
  readonly readCompanies: ReadCompanies;
}

type Read = (db: Kysely<Database>, ids: readonly string[], sources: Sources) => Promise<Searchable[]>;

/** Reads the rows of a kind with their searchable texts. */
export const readSearchables: Record<SearchKind, Read> = {
  business: readBusinesses,
  product: readProducts,
  user: readUsers,
};

async function readBusinesses(
  db: Kysely<Database>,
  ids: readonly string[],
  { catalog, readCompanies }: Sources,
): Promise<Searchable[]> {
  const rows = await selectSearchableBusinesses.all(db, { ids });
  const companies = await readCompanies(rows.map(({ id }) => id));
  const ofCategory = readCategoryThings(catalog);
  return rows.map((row) => {
    const { filters = {}, quality = 0, marks = [] } = companies.get(row.id) ?? {};
    const names = [row.company_name, ...row.alternative_names];
    const { products } = row;
    const line = row.short_description ?? (row.general_description ?? '').slice(0, openingLength);
    const context = [
      ...(row.business_terms?.acceptedPaymentTypes ?? []).flatMap(catalog.ofPaymentType),
      ...(row.trade_capabilities?.spokenLanguages ?? []).flatMap(catalog.ofLanguage),
      leadingName(row.general_description ?? ''),
    ];
    const offered = products.flatMap((one) =>
      productThings({ ...one, ofCategory: ofCategory(one.sub_category_id ?? one.category_id) }),
    );
    const categories = [
      ...row.category_ids,
      row.industry_id,
      ...products.flatMap(({ category_id, sub_category_id }) => [category_id, sub_category_id]),
    ];
    return {
      id: row.id,
      registeredAt: row.registered_at,
      businessType: row.business_type,
      productNames: products.map(({ name }) => name),
      country: row.country ?? '',
      industry: row.industry_id ?? '',
      texts: {
        title: names,
        category: [
          ...[...new Set(categories)].map((id) => categoryText(catalog, id)),
          countryNames(row.country),
        ],
        line: [row.short_description ?? ''],
        value: [row.city ?? '', ...row.certificates],
        model: products.map(({ model }) => model ?? ''),
        keyword: [...new Set(products.flatMap(({ keywords }) => keywords))],
        context,
      },
      long: [row.general_description ?? ''],
      things: [
        ...nameWords(names),
        ...row.category_ids.flatMap(ofCategory),
        ...offered.filter((lexeme) => lexeme !== anyThing),
        ...lineThings(line),
        // Without products its line of business is all that it says of itself.
        ...(products.length > 0 ? [] : nameWords([line])),
      ],
      nameKeys: names.map(companyNameKey),
      completeness: businessCompleteness(row, filters),
      marks: [...marks, ownerMark(row.id), ...(row.is_promoted ? [promotedMark] : [])],
      filters,
      quality,
    };
  });
}

/** Reads public products; the documents of all others are deleted. */
async function readProducts(
  db: Kysely<Database>,
  ids: readonly string[],
  { catalog, readCompanies }: Sources,
): Promise<Searchable[]> {
  const rows = await selectSearchableProducts.all(db, { ids });
  const companies = await readCompanies([...new Set(rows.map((row) => row.business_id))]);
  const facts = await selectProductFacts.all(db, { ids });
  const ofCategory = readCategoryThings(catalog);
  const filledOf = new Map(facts.map(({ id, filled }) => [id, filled]));
  return rows.map((row) => {
    const things = productThings({
      ...row,
      specValues: row.specs.map(({ value }) => value.slice(0, 100)),
      ofCategory: ofCategory(row.sub_category_id ?? row.category_id),
    });
    return {
      id: row.id,
      registeredAt: row.registered_at,
      businessType: '',
      country: row.country ?? '',
      industry: row.industry_id ?? '',
      productNames: [row.name],
      texts: {
        model: [row.model ?? '', row.ean ?? ''],
        brand: [row.brand ?? ''],
        keyword: row.keywords,
        category: [row.category_id, row.sub_category_id].map((id) => categoryText(catalog, id)),
        line: [(row.description ?? '').slice(0, 300)],
        value: row.specs.map(({ value }) => value.slice(0, 100)),
        context: [
          categoryText(catalog, row.industry_id),
          row.company_name,
          countryNames(row.country),
          row.city ?? '',
        ],
      },
      long: [...row.specs.map(({ key }) => key), row.description ?? ''],
      completeness: productCompleteness(row),
      things: [...things, ...nameWords([row.brand ?? '', row.ean ?? ''])],
      nameKeys: [row.name, ...(row.model ? [row.model] : [])].map(companyNameKey),
      ...placeProduct(row, companies.get(row.business_id), filledOf.get(row.id) ?? []),
    };
  });
}

/** Filters and quality of a product, from its own data and its company. */
function placeProduct(
  row: RowOf<typeof selectSearchableProducts>,
  company: CompanyFacets | undefined,
  filled: Parameters<typeof productQuality>[0],
): Pick<Searchable, 'filters' | 'quality' | 'marks'> {
  const { industry_id, category_id, sub_category_id, minimum_order, lead_time } = row;
  // 0 is a price on request.
  const price = row.price && row.price.amount > 0 ? row.price : null;
  const filters = {
    ...company?.shared,
    industries: industry_id ? [industry_id] : [],
    categories: withParents([category_id, sub_category_id].filter((id) => id !== null)),
    minimumOrder: rangeOf(facetRanges.minimumOrder, minimum_order?.quantity),
    price: price ? [anyValue, ...priceRangeOf(price)] : [],
    leadTime: rangeOf(facetRanges.leadTime, lead_time === null ? undefined : leadTimeDays(lead_time)),
  };
  return {
    filters,
    quality: productQuality(filled, company?.quality ?? 0),
    marks: [
      ...(company ? [companyMark(company), ...company.marks] : []),
      ...(row.is_promoted ? [promotedMark] : []),
      ...(row.stock ? [stockMark] : []),
      ...(price ? priceMarks(price.currency, price.amount / 10 ** currencyDigits(price.currency)) : []),
    ],
  };
}

async function readUsers(
  db: Kysely<Database>,
  ids: readonly string[],
  { catalog }: Sources,
): Promise<Searchable[]> {
  const rows = await selectSearchableUsers.all(db, { ids });
  return rows.map((row) => ({
    id: row.id,
    registeredAt: row.registered_at,
    businessType: '',
    productNames: [],
    country: row.country ?? '',
    industry: row.industry_id ?? '',
    texts: {
      title: [row.first_name, row.last_name, row.username],
      // A hidden profession must not be revealed by searching for it.
      keyword: [row.company_name ?? '', row.show_profession ? (row.profession ?? '') : ''],
      category: [categoryText(catalog, row.industry_id), countryNames(row.country)],
      value: [row.city ?? ''],
    },
    completeness: row.brief_presentation ? 1 : 0.5,
    long: [row.brief_presentation ?? ''],
    things: [],
    nameKeys: [companyNameKey(`${row.first_name} ${row.last_name}`)],
    marks: [],
    filters: {
      worldRegions: worldRegionsOf(row.country),
      countries: row.country ? [row.country] : [],
      regions: row.state_id ? [row.state_id] : [],
    },
    quality: 0,
  }));
}

/** Share of what makes a company more than a line: its description, products, the badge. */
function businessCompleteness(
  { general_description, short_description, products }: RowOf<typeof selectSearchableBusinesses>,
  { verified = [] }: SearchFilters,
): number {
  return (
    (general_description ? 0.4 : 0) +
    (short_description ? 0.1 : 0) +
    (products.length > 0 ? 0.3 : 0) +
    (verified.length > 0 ? 0.2 : 0)
  );
}

/** Share of the details a buyer looks for: description, specs, EAN, price. */
function productCompleteness(row: RowOf<typeof selectSearchableProducts>): number {
  const { description, specs, ean, price } = row;
  return (
    (description ? 0.4 : 0) + (Math.min(specs.length, 5) / 5) * 0.3 + (ean ? 0.15 : 0) + (price ? 0.15 : 0)
  );
}
