import { hash } from 'node:crypto';
import type { Database } from '@wbn/postgres/schema.ts';
import { companyNameKey } from '@wbn/search-engine/documents/company-name-key.ts';
import type { Insertable, Kysely } from 'kysely';
import { findSource } from './page-removal.sql.ts';

/** The columns by which later imports know a removed company: its row in the source, and its name, by which brands of products find it. */
export async function knownToImports(
  transaction: Kysely<Database>,
  businessID: string,
): Promise<Pick<Insertable<Database['page_removal']>, 'source' | 'source_id' | 'name_hash'>> {
  const { company_name, ...source } = await findSource.only(transaction, { businessID });
  return { ...source, name_hash: hash('sha256', companyNameKey(company_name)) };
}
