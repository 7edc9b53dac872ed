import { createHash } from 'node:crypto';
import { anyValue, facetRanges } from '@wbn/contract/search/facet-values.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { Kysely } from 'kysely';
import type { SearchFilters } from '../search-engine.ts';
import { certificateSlug } from './certificate-slug.ts';
import { selectCompanyFacts } from './company-facets.sql.ts';
import { rangeOf, rangesOf } from './facet-ranges.ts';
import { businessTypeMark, cityMark, marketMark, paymentMark } from './filter-marks.ts';
import { readBusinessScores } from './quality/read-quality.ts';
import { worldRegionsOf } from './world-regions.ts';

/** Filters and order of a company. */
export interface CompanyFacets {
  readonly name: string;
  readonly quality: number;
  /** All filters of the company. */
  readonly filters: SearchFilters;
  /** Filters that its products inherit. */
  readonly shared: SearchFilters;
  /** Marks besides filters that its products inherit: type, city, markets, payment. */
  readonly marks: readonly string[];
}

/** Reads companies by id as they are now, public or not. */
export async function readCompanyFacets(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, CompanyFacets>> {
  if (ids.length === 0) return new Map();
  const rows = await selectCompanyFacts.all(db, { ids });
  const scores = await readBusinessScores(db, ids);
  return new Map(
    rows.map((row) => {
      const shared = sharedOf(row);
      const filters = { ...shared, ...ownOf(row) };
      const quality = scores.get(row.id) ?? 0;
      return [row.id, { name: row.company_name, quality, filters, shared, marks: marksOfCompany(row) }];
    }),
  );
}

export type ReadCompanies = (ids: readonly string[]) => Promise<ReadonlyMap<string, CompanyFacets>>;

/** Caches companies during a load in which many products share a few companies, which do not change meanwhile. */
export function readCompaniesOnce(db: Kysely<Database>): ReadCompanies {
  const known = new Map<string, CompanyFacets>();
  return async (ids) => {
    const unknown = ids.filter((id) => !known.has(id));
    for (const [id, facets] of await readCompanyFacets(db, unknown)) known.set(id, facets);
    return known;
  };
}

type Facts = RowOf<typeof selectCompanyFacts>;

function sharedOf(row: Facts): SearchFilters {
  const certificates = row.certificates.map(certificateSlug).filter(Boolean);
  return {
    worldRegions: worldRegionsOf(row.country),
    countries: row.country ? [row.country] : [],
    regions: row.state_id ? [row.state_id] : [],
    verified: row.verified ? ['1'] : [],
    levels: row.subscription === 'standard' ? [] : [row.subscription],
    certificates: row.certificates.length > 0 ? [...new Set([anyValue, ...certificates])] : [],
    contractManufacturing: row.factory?.contractManufacturing ?? [],
  };
}

function marksOfCompany(row: Facts): string[] {
  return [
    businessTypeMark(row.business_type),
    ...(row.city ? [cityMark(row.city)] : []),
    ...(row.trade_capabilities?.markets ?? []).map(marketMark),
    ...(row.business_terms?.acceptedPaymentTypes ?? []).map(paymentMark),
  ];
}

function ownOf(row: Facts): SearchFilters {
  return {
    businessType: row.business_type,
    industries: row.industry_id ? [row.industry_id] : [],
    categories: withParents(row.categories),
    leadTime: rangeOf(facetRanges.leadTime, row.trade_capabilities?.averageLeadTime),
    employees: rangesOf(facetRanges.employees, row.employees),
    established: rangeOf(facetRanges.established, row.year_established),
  };
}

/** Categories and sub-categories with their parent categories. */
export function withParents(ids: readonly string[]): string[] {
  return [...new Set(ids.flatMap((id) => [id.slice(0, '0001.01'.length), id]))].sort();
}

/** A hash of everything that products inherit from their company: when it differs, the product is indexed again. */
export function companyMark({ name, quality, shared, marks }: CompanyFacets): string {
  const said = JSON.stringify([name, quality, shared, marks]);
  return `=o${createHash('sha1').update(said).digest('base64url').slice(0, 16)}`;
}
