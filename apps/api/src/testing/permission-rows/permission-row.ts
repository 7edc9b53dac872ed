import type { calls } from '@wbn/contract/calls.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { addBusinessPeople, type BusinessPeople } from '../add-business-people.ts';
import { productRow } from '../fixtures.ts';
import type { TestServer } from '../start-test-server.ts';

/** Who may ask, from nobody to somebody who may do everything. */
export const askers = ['visitor', 'outsider', 'member', 'admin', 'owner'] as const;

/** A company with its people and what belongs to it; the invitation is the outsider's. */
export interface World extends BusinessPeople {
  readonly productID: string;
  readonly deletedID: string;
  readonly invitationID: string;
}

export interface SentRequest {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  /** JSON, or the text of a file. */
  readonly body?: unknown;
}

/** Status for each asker, in their order. */
export type Expected = readonly [
  visitor: number,
  outsider: number,
  member: number,
  admin: number,
  owner: number,
];

export interface PermissionRow {
  readonly name: (typeof calls)[number]['name'];
  /** Tells two rows of one call apart. */
  readonly when?: string;
  readonly expected: Expected;
  readonly request?: (world: World, api: TestServer) => SentRequest | Promise<SentRequest>;
}

export const anyone: Expected = [200, 200, 200, 200, 200];
/** Everybody who is signed in, each for themselves. */
export const signedIn: Expected = [401, 200, 200, 200, 200];
/** Whoever works for the company. */
export const people: Expected = [401, 403, 200, 200, 200];
/** Profile, products, files (decision 7). */
export const editors: Expected = [401, 403, 403, 200, 200];
/** Membership, members, handing over (decision 7). */
export const ownerOnly: Expected = [401, 403, 403, 403, 200];

/** A company of its own for one request: what can be done once is done once. */
export async function addWorld(api: TestServer): Promise<World> {
  const company = await addBusinessPeople(api);
  const { businessID, owner, outsider } = company;
  const product = productRow(businessID, { source: 'member' });
  const deleted = productRow(businessID, { source: 'member', deleted_at: new Date() });
  const invitationID = newId();
  await api.db
    .with('product', (db) => db.insertInto('product').values([product, deleted]))
    .insertInto('business_invitation')
    .values({
      id: invitationID,
      business_id: businessID,
      email: outsider.email,
      role: 'member',
      invited_by: owner.userID,
      language: 'en',
    })
    .execute();
  return { ...company, productID: product.id, deletedID: deleted.id, invitationID };
}
