import {
  createProduct,
  deleteProduct,
  deleteProducts,
  duplicateProduct,
  listOwnProducts,
  loadOwnProduct,
  restoreProduct,
  restoreProducts,
  saveProduct,
  setProductStatus,
  setProductsStatus,
} from '@wbn/contract/business/own-products.ts';
import { listBusinessProducts, loadProduct } from '@wbn/contract/business/product.ts';
import type { Call } from '@wbn/contract/call.ts';
import { replySchema } from '@wbn/contract/reply-schema.ts';
import { searchProducts } from '@wbn/contract/search/searches.ts';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { BusinessPerson } from './add-business-people.ts';
import { type Answer, ask } from './call-server.ts';
import type { TestServer } from './start-test-server.ts';

/** The person who calls; undefined for a visitor. */
type Who = Pick<BusinessPerson, 'headers'> | undefined;

/** Every product call as browsers make it; successful replies must have the declared shape. */
export function productCalls(api: TestServer) {
  // biome-ignore lint/suspicious/noExplicitAny: any call of the contract, whatever its shapes
  async function send(call: Call<any, any, any, any, any>, who: Who, given: Sent = {}): Promise<Answer> {
    const path = call.path.replace('{id}', given.id ?? '');
    const json = { 'content-type': 'application/json' };
    const answer = await ask(`${api.url}/${path}?${new URLSearchParams(given.query)}`, {
      method: call.method,
      headers: { ...who?.headers, ...given.headers, ...(given.body ? json : {}) },
      ...(given.body ? { body: JSON.stringify(given.body) } : {}),
    });
    if (answer.status === 200) expect(z.parse(replySchema(call), answer.body)).toStrictEqual(answer.body);
    else expect(call.errors.concat('TokenNotFound')).toContain(answer.body.name);
    return answer;
  }
  return {
    create: (who: Who, businessID: string, body: object = {}, key?: string) =>
      send(createProduct, who, {
        body: { businessID, name: 'Gate valve', status: 'published', ...body },
        ...(key ? { headers: { 'idempotency-key': key } } : {}),
      }),
    save: (who: Who, id: string, body: object = {}) =>
      send(saveProduct, who, { id, body: { name: 'Gate valve', status: 'published', ...body } }),
    setStatus: (who: Who, id: string, status: string) =>
      send(setProductStatus, who, { id, body: { status } }),
    delete: (who: Who, id: string) => send(deleteProduct, who, { id }),
    restore: (who: Who, id: string) => send(restoreProduct, who, { id }),
    duplicate: (who: Who, id: string, key?: string) =>
      send(duplicateProduct, who, { id, ...(key ? { headers: { 'idempotency-key': key } } : {}) }),
    setSeveral: (who: Who, businessID: string, productIDs: readonly string[], status: string) =>
      send(setProductsStatus, who, { body: { businessID, productIDs, status } }),
    removeSeveral: (who: Who, businessID: string, productIDs: readonly string[]) =>
      send(deleteProducts, who, { body: { businessID, productIDs } }),
    restoreSeveral: (who: Who, businessID: string, productIDs: readonly string[]) =>
      send(restoreProducts, who, { body: { businessID, productIDs } }),
    listOwn: (who: Who, bid: string, view: Record<string, string> = {}) =>
      send(listOwnProducts, who, { query: { bid, ...view } }),
    loadOwn: (who: Who, id: string) => send(loadOwnProduct, who, { id }),
    load: (id: string) => send(loadProduct, undefined, { id }),
    /** Returns the names of the products that visitors see of a company. */
    async listed(bid: string): Promise<string[]> {
      const { body } = await send(listBusinessProducts, undefined, { query: { bid } });
      return body.data.data.map((product: { name: string }) => product.name);
    },
    /** Returns the names of the products that a search finds. */
    async found(textQuery: string): Promise<string[]> {
      const { body } = await send(searchProducts, undefined, { body: { textQuery, exact: true, size: 50 } });
      const names = body.data.results.map((product: { name: string }) => product.name);
      expect(body.data.total_results).toBe(names.length);
      return names;
    },
    /** Returns the activity of a company, oldest first. */
    async activity(businessID: string) {
      const rows = await api.db
        .selectFrom('business_activity')
        .select(['action', 'user_id', 'user_name', 'details'])
        .where('business_id', '=', businessID)
        .orderBy('id')
        .execute();
      return rows.map(({ action, details, user_id }) => ({ action, details, userID: user_id }));
    },
  };
}

interface Sent {
  id?: string;
  query?: Record<string, string>;
  body?: object;
  headers?: Record<string, string>;
}

export type ProductCalls = ReturnType<typeof productCalls>;
