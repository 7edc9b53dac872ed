import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { type CompanyFacets, companyMark, readCompanyFacets } from '../documents/company-facets.ts';
import { marksOf } from '../documents/filter-marks.ts';
import { selectBusinessMarks, selectOwners, selectStaleProducts } from './stale-documents.sql.ts';
import { quote } from './tsvector.ts';

/** Finds products whose document no longer matches their company. */
export async function findStaleProducts(
  db: Kysely<Database>,
  businessIds: readonly string[],
): Promise<string[]> {
  const companies = [...(await readCompanyFacets(db, businessIds))];
  const rows = await selectStaleProducts.all(db, {
    companies: companies.map(([id, facets]) => ({ id, mark: quote(companyMark(facets)) })),
  });
  return rows.map(({ id }) => id);
}

/** Finds the companies of products: their documents contain names, models, keywords and categories of the products. */
export async function findOwners(db: Kysely<Database>, productIds: readonly string[]): Promise<string[]> {
  const owners = await selectOwners.all(db, { ids: productIds });
  return owners.map(({ id }) => id);
}

/** Finds companies whose document has outdated quality or marks. */
export async function findStaleBusinesses(db: Kysely<Database>, ids: readonly string[]): Promise<string[]> {
  const said = await selectBusinessMarks.all(db, { ids });
  const now = await readCompanyFacets(
    db,
    said.map(({ id }) => id),
  );
  return said.filter(({ id, quality, marks }) => isStale(quality, marks, now.get(id))).map(({ id }) => id);
}

function isStale(quality: number, marks: readonly string[], now: CompanyFacets | undefined): boolean {
  if (!now) return true;
  const expected = marksOf('business', now.filters);
  return (
    quality !== now.quality ||
    expected.length !== marks.length ||
    expected.some((mark) => !marks.includes(mark))
  );
}
