import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { companyNameKey } from '@wbn/search-engine/documents/company-name-key.ts';
import { foldText } from '@wbn/search-engine/understand/fold-text.ts';
import type { Kysely } from 'kysely';
import { ownSources } from '../business/imported-from.ts';
import {
  type Brand,
  followMerges,
  insertBrandBusinesses,
  type PossibleOwner,
  selectBrands,
  selectMergedBrands,
  selectPossibleOwners,
  updateOwners,
} from './assign-owners.sql.ts';
import { selectRemovedBrands } from './leave-removed.sql.ts';

interface Candidate {
  id: string;
  merit: number;
  source_id: string;
}

const pageSize = 50_000;

/**
 * Assigns every incoming product to a company: an imported one with the brand's name, otherwise one created from the
 * brand earlier, otherwise a new one, unless the page of such a company was removed on request: then none; of a company merged into another that
 * one. Companies of members, the demo or the seed are never used. Returns the ids of the companies created now.
 */
export async function assignOwners(trx: Kysely<Database>): Promise<string[]> {
  const brands = await selectBrands.all(trx);
  const owners = await findCompanies(trx, brands);
  const keys = brands.map(({ owner_key }) => owner_key).filter((key) => !owners.has(key));
  for (const { key, id } of await selectMergedBrands.all(trx, { keys })) owners.set(key, id);
  const unknown = brands.filter(({ owner_key }) => !owners.has(owner_key));
  const removed = await selectRemovedBrands.all(trx, { keys: unknown.map(({ owner_key }) => owner_key) });
  const removedKeys = new Set(removed.map(({ key }) => key));
  const missing = unknown.filter(({ owner_key }) => !removedKeys.has(owner_key));
  const made = await makeBrandBusinesses(trx, missing);
  for (const { id, source_id } of made) owners.set(source_id, id);
  await updateOwners.run(trx, { owners });
  await followMerges.run(trx);
  return made.map(({ id }) => id);
}

async function findCompanies(trx: Kysely<Database>, brands: Brand[]): Promise<Map<string, string>> {
  const wanted = new Map(brands.map(({ owner_key, owner_name }) => [owner_key, foldText(owner_name)]));
  const best = new Map<string, Candidate>();
  for await (const company of readDemoBusinesses(trx)) {
    const { id, source_id } = company;
    for (const { key, merit } of keysOf(company, wanted)) {
      const before = best.get(key);
      if (!before || merit > before.merit || (merit === before.merit && source_id < before.source_id))
        best.set(key, { id, merit, source_id });
    }
  }
  return new Map([...best].map(([key, { id }]) => [key, id]));
}

/**
 * Returns the brand keys that a company matches, with merit: imported companies rank above those created from a
 * brand, own names above other names.
 */
function keysOf(company: PossibleOwner, wanted: Map<string, string>): { key: string; merit: number }[] {
  const imported = company.source !== 'import-brand';
  const described = company.described ? 1 : 0;
  const key = companyNameKey(company.company_name);
  const brand = wanted.get(key);
  const exact = brand === foldText(company.company_name) ? 2 : 0;
  const fits = brand === undefined ? [] : [{ key, merit: imported ? 8 + exact + described : 0 }];
  if (imported) {
    for (const name of company.alternative_names) {
      const other = companyNameKey(name);
      if (other !== key && wanted.has(other)) fits.push({ key: other, merit: 4 + described });
    }
  }
  return fits;
}

async function* readDemoBusinesses(trx: Kysely<Database>): AsyncGenerator<PossibleOwner> {
  const except = ownSources.filter((source) => source !== 'import-brand');
  for (let after = ''; ; ) {
    const rows = await selectPossibleOwners.all(trx, { after, size: pageSize, except });
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = last.id;
  }
}

async function makeBrandBusinesses(trx: Kysely<Database>, brands: Brand[]) {
  const made: { id: string; source_id: string }[] = [];
  for (let from = 0; from < brands.length; from += 1_000) {
    const rows = brands.slice(from, from + 1_000).map(({ owner_key, owner_name, industry_id }) => ({
      id: newId(),
      source: 'import-brand',
      source_id: owner_key,
      company_name: owner_name,
      business_type: 'MA',
      industry_id,
    }));
    made.push(...(await insertBrandBusinesses.all(trx, { rows })));
  }
  return made;
}
