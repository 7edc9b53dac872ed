import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { type Kysely, sql } from 'kysely';
import { companyNameKey } from '../search-engine/company-name-key.ts';
import { foldText } from '../search-engine/fold-text.ts';
import { ownSources } from './row-fields.ts';

interface Brand {
  owner_key: string;
  owner_name: string;
  industry_id: string | null;
}

interface Candidate {
  id: string;
  merit: number;
  source_id: string;
}

interface Company {
  id: string;
  company_name: string;
  alternative_names: string[];
  source: string;
  source_id: string;
  described: boolean;
}

const pageSize = 50_000;

/**
 * Gives every incoming product its company: an imported one that bears the brand's name, else the one made
 * from the brand before, else a new one. What members, the demo or the seed made is never taken. Gives back
 * the ids of the companies made now.
 */
export async function assignOwners(trx: Kysely<Database>): Promise<string[]> {
  const { rows: brands } = await sql<Brand>`
    select distinct on (owner_key) owner_key, owner_name, industry_id
    from incoming_product order by owner_key, id`.execute(trx);
  const owners = await findCompanies(trx, brands);
  const missing = brands.filter(({ owner_key }) => !owners.has(owner_key));
  const made = await makeBrandCompanies(trx, missing);
  for (const { id, source_id } of made) owners.set(source_id, id);
  await sql`
    update incoming_product set business_id = owner.id
    from unnest(${[...owners.keys()]}::text[], ${[...owners.values()]}::text[]) as owner (key, id)
    where owner.key = owner_key`.execute(trx);
  return made.map(({ id }) => id);
}

async function findCompanies(trx: Kysely<Database>, brands: Brand[]): Promise<Map<string, string>> {
  const wanted = new Map(brands.map(({ owner_key, owner_name }) => [owner_key, foldText(owner_name)]));
  const best = new Map<string, Candidate>();
  for await (const company of readCompanies(trx)) {
    const { id, source_id } = company;
    for (const { key, merit } of keysOf(company, wanted)) {
      const before = best.get(key);
      if (!before || merit > before.merit || (merit === before.merit && source_id < before.source_id))
        best.set(key, { id, merit, source_id });
    }
  }
  return new Map([...best].map(([key, { id }]) => [key, id]));
}

/** How well a company fits the brands it could be: imported before made from the brand, its own name before others. */
function keysOf(company: Company, wanted: Map<string, string>): { key: string; merit: number }[] {
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

async function* readCompanies(trx: Kysely<Database>): AsyncGenerator<Company> {
  const foreign = ownSources.filter((source) => source !== 'import-brand');
  for (let after = ''; ; ) {
    const rows = await trx
      .selectFrom('business')
      .select(['id', 'company_name', 'alternative_names', 'source', 'source_id'])
      .select(sql<boolean>`general_description is not null`.as('described'))
      .where('id', '>', after)
      .where('source', 'not in', foreign)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = last.id;
  }
}

async function makeBrandCompanies(trx: Kysely<Database>, brands: Brand[]) {
  const made: { id: string; source_id: string }[] = [];
  for (let from = 0; from < brands.length; from += 1_000) {
    const rows = await trx
      .insertInto('business')
      .values(
        brands.slice(from, from + 1_000).map(({ owner_key, owner_name, industry_id }) => ({
          id: newId(),
          source: 'import-brand',
          source_id: owner_key,
          company_name: owner_name,
          business_type: 'MA',
          industry_id,
        })),
      )
      .returning(['id', 'source_id'])
      .execute();
    made.push(...rows);
  }
  return made;
}
