import { listAlternatives } from '@wbn/contract/messaging/requests.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { marketOf } from '@wbn/search-engine/documents/world-regions.ts';
import { createPostgresSearchEngine } from '@wbn/search-engine/postgres/postgres-search-engine.ts';
import type { SearchEngine } from '@wbn/search-engine/search-engine.ts';
import type { Kysely } from 'kysely';
import { presentBusinessCard } from '../../business/present-business-card.ts';
import { catalogNames } from '../../catalog/catalog-names.ts';
import { defineHandler } from '../../server/define-handler.ts';
import { requireSide } from '../require-side.ts';
import {
  findWanted,
  insertAlternatives,
  selectAlternatives,
  selectSellers,
} from './choose-alternatives.sql.ts';

/** Number of companies offered. */
const offered = 3;
/** Hits examined per search: some are the buyer's own, sell elsewhere or were asked already. */
const lookedAt = 30;

type Wanted = NonNullable<Awaited<ReturnType<typeof findWanted.first>>>;

/**
 * Chooses and stores other companies for an unanswered inquiry, so that the buyer always sees the same ones. Returns whether there are any.
 */
export async function chooseAlternatives(transaction: Kysely<Database>, requestID: string): Promise<boolean> {
  const wanted = await findWanted.first(transaction, { requestID });
  if (!wanted) return false;
  const ids = await findCandidates(transaction, wanted);
  const market = marketOf(wanted.country) ?? null;
  const kept = await insertAlternatives.all(transaction, {
    requestID,
    ids,
    country: wanted.country,
    market,
    most: offered,
  });
  return kept.length > 0;
}

/**
 * Sellers of a product with the same name, then in the same category; then companies in the categories of the asked company, then in its
 * industry.
 */
async function findCandidates(transaction: Kysely<Database>, wanted: Wanted): Promise<string[]> {
  const search = createPostgresSearchEngine(transaction, catalogNames);
  const { product_name: name, product_category: category, category_ids: categories } = wanted;
  const products: string[] = [];
  if (name) products.push(...(await hits(search, { kind: 'product', text: name })));
  if (category) products.push(...(await hits(search, { kind: 'product', categories: [category] })));
  const sellers =
    products.length > 0 ? await selectSellers.all(transaction, { ids: [...new Set(products)] }) : [];
  const found = sellers.map(({ business_id }) => business_id);
  const kind = { kind: 'business', businessType: wanted.business_type } as const;
  if (categories.length > 0) found.push(...(await hits(search, { ...kind, categories })));
  if (wanted.industry_id) found.push(...(await hits(search, { ...kind, industries: [wanted.industry_id] })));
  return [...new Set(found)];
}

async function hits(
  search: SearchEngine,
  query: Omit<Parameters<SearchEngine['search']>[0], 'text' | 'skip' | 'size'> & { readonly text?: string },
): Promise<string[]> {
  const { ids } = await search.search({ text: '', ...query, skip: 0, size: lookedAt });
  return ids;
}

export const listAlternativesHandler = defineHandler(
  listAlternatives,
  async ({ params: { rid: requestID }, query, user: { userID }, language, services: { db, catalog } }) => {
    const { side, ownerID } = await requireSide(db, { requestID, userID, ownerID: query.bid });
    // Only the buyer sees alternatives, not the asked company.
    if (side === 'R') return { data: [] };
    const rows = await selectAlternatives.all(db, { requestID, ownerID });
    return { data: rows.map((row) => presentBusinessCard(row, language, catalog)) };
  },
);
