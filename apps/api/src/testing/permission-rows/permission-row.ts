import type { calls } from '@wbn/contract/calls.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { addBusinessPeople, type BusinessPeople } from '../add-business-people.ts';
import { productRow } from '../fixtures.ts';
import type { TestServer } from '../start-test-server.ts';

/** Who makes the call, from no rights to all rights. */
export const askers = ['visitor', 'outsider', 'member', 'admin', 'owner'] as const;

/** A company with its members and resources; the invitation is for the outsider. */
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

/** Expected status for each asker, in their order. */
export type Expected = readonly [
  visitor: number,
  outsider: number,
  member: number,
  admin: number,
  owner: number,
];

export interface PermissionRow {
  readonly name: (typeof calls)[number]['name'];
  /** Distinguishes rows of the same call. */
  readonly when?: string;
  readonly expected: Expected;
  readonly request?: (world: World, api: TestServer) => SentRequest | Promise<SentRequest>;
}

export const anyone: Expected = [200, 200, 200, 200, 200];
/** Everybody who is signed in, each for their own resources. */
export const signedIn: Expected = [401, 200, 200, 200, 200];
/** Every business member. */
export const people: Expected = [401, 403, 200, 200, 200];
/** Profile, products, files (decision 7). */
export const editors: Expected = [401, 403, 403, 200, 200];
/** Membership, members, hand-over (decision 7). */
export const ownerOnly: Expected = [401, 403, 403, 403, 200];

/** Adds a separate company for one request, because some requests succeed only once. */
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
