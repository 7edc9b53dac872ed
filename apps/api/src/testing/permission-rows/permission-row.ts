import type { calls } from '@wbn/contract/calls.ts';
import { type StaffRole, staffRoles } from '@wbn/contract/desk/staff-roles.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { addBusinessPeople, type BusinessPeople } from '../add-business-people.ts';
import { addStaff } from '../add-staff.ts';
import { productRow } from '../fixtures.ts';
import type { TestServer } from '../start-test-server.ts';
import type { SignedIn } from '../test-tokens.ts';

/** Who makes the call: people of the site from no rights to all rights, then staff at the desk from the lowest role. */
export const askers = ['visitor', 'outsider', 'member', 'admin', 'owner', ...staffRoles] as const;

/** Staff with tokens of the desk and a second factor given just now. */
type StaffOfDesk = Readonly<Record<StaffRole, SignedIn>>;

/** A company with its members and resources, and staff; the invitation is for the outsider. */
export interface World extends BusinessPeople, StaffOfDesk {
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

/** Expected status for each person of the site, in the order of `askers`. */
export type Expected = readonly [
  visitor: number,
  outsider: number,
  member: number,
  admin: number,
  owner: number,
];

/** Expected status for each role at the desk. */
export type ExpectedOfStaff = readonly [support: number, moderator: number, administrator: number];

export interface PermissionRow {
  readonly name: (typeof calls)[number]['name'];
  /** Distinguishes rows of the same call. */
  readonly when?: string;
  readonly expected: Expected;
  /** For calls of the desk; staff's tokens are refused everywhere else. */
  readonly staff?: ExpectedOfStaff;
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

/** Nobody of the site: `expected` of every call of the desk. */
export const staffOnly: Expected = [401, 401, 401, 401, 401];
/** `staff` of calls for all roles, and for those from a role upwards. */
export const allStaff: ExpectedOfStaff = [200, 200, 200];
export const fromModerator: ExpectedOfStaff = [403, 200, 200];
export const administrators: ExpectedOfStaff = [403, 403, 200];

/** Status that a row expects for every one of `askers`. */
export function expectedOf({ expected, staff = [401, 401, 401] }: PermissionRow): readonly number[] {
  return [...expected, ...staff];
}

const staffOfServer = new WeakMap<TestServer, Promise<readonly string[]>>();

/** Signs in three colleagues, the same ones for all worlds of a server. */
async function signInDesk(api: TestServer): Promise<StaffOfDesk> {
  const known =
    staffOfServer.get(api) ??
    Promise.all(staffRoles.map((role) => addStaff(api.db, { role, name: `Staff ${role}` })));
  staffOfServer.set(api, known);
  const [support, moderator, administrator] = await Promise.all(
    (await known).map((userID) => api.signInStaff({ userID })),
  );
  if (!support || !moderator || !administrator) throw new Error('A role has no colleague');
  return { support, moderator, administrator };
}

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
  return {
    ...company,
    ...(await signInDesk(api)),
    productID: product.id,
    deletedID: deleted.id,
    invitationID,
  };
}
