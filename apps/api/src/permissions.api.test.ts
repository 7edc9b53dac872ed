import type { Call } from '@wbn/contract/call.ts';
import { calls } from '@wbn/contract/calls.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ask } from './testing/call-server.ts';
import { addBusiness, addPerson, addProduct } from './testing/fixtures.ts';
import { drawSample } from './testing/sample-pictures.ts';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';
import type { SignedIn } from './testing/test-tokens.ts';

/** What the calls are about: everything in it belongs to `user`; `other` is signed in too and has no part in it. */
interface World {
  readonly user: SignedIn;
  readonly other: SignedIn;
  readonly businessID: string;
  readonly productID: string;
  /** Of a picture that `user` has sent. */
  readonly photoToken: string;
}

interface Request {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
}

/** Status for a visitor, for the user and for another user. */
type Expected = readonly [visitor: number, user: number, other: number];
type Row = readonly [name: string, expected: Expected, request?: (world: World) => Request];

const anyone: Expected = [200, 200, 200];
/** Everybody who is signed in, each for themselves. */
const signedIn: Expected = [401, 200, 200];
/** Only whom the thing belongs to; others are told no. */
const owner: Expected = [401, 200, 403];
/** Only whom the thing belongs to; for others it is not there. */
const hidden: Expected = [401, 200, 404];

const picture = { contentType: 'image/jpeg', fileSize: 2_000 };
const needHelp = {
  firstName: 'Ana',
  lastName: 'Rossi',
  businessName: 'Rossi',
  country: 'CL',
  companyPhone: '+56 32 274 0000',
  email: 'ana@rossi.example',
};

const table: readonly Row[] = [
  ['list-business-products', anyone, ({ businessID }) => ({ query: { bid: businessID } })],
  ['list-user-businesses', anyone, ({ user }) => ({ query: { userID: user.userID } })],
  ['load-business', anyone, ({ businessID }) => ({ params: { id: businessID } })],
  ['load-product', anyone, ({ productID }) => ({ params: { id: productID } })],
  ['list-business-types', anyone],
  ['list-countries', anyone],
  ['list-genders', anyone],
  ['list-industries', anyone],
  ['list-industry-categories', anyone, () => ({ params: { id: '0001' } })],
  ['list-job-positions', anyone],
  ['list-languages', anyone],
  ['list-states', anyone, () => ({ params: { code: 'AU' } })],
  ['load-industry-tree', anyone],
  ['request-user-upload', signedIn, () => ({ body: { ...picture, purpose: 'profilePhoto' } })],
  [
    'request-business-upload',
    owner,
    ({ businessID }) => ({ body: { ...picture, purpose: 'coverPhoto', businessID } }),
  ],
  ['request-profile-photo-upload', signedIn, () => ({ body: picture })],
  ['validate-profile-photo-upload', hidden, ({ photoToken }) => ({ body: { token: photoToken } })],
  ['send-need-help', anyone, () => ({ body: needHelp })],
  ['list-last-registered-businesses', anyone],
  ['count-results-by-country', anyone],
  ['list-sitemap-entries', anyone, () => ({ params: { kind: 'people' } })],
  ['list-sitemap-parts', anyone, () => ({ params: { kind: 'people' } })],
  ['search-businesses', anyone, () => ({ body: {} })],
  ['search-products', anyone, () => ({ body: {} })],
  ['search-users', anyone, () => ({ body: {} })],
  ['load-own-profile', anyone],
  ['save-own-profile', signedIn, () => ({ body: { city: 'Perth' } })],
  ['load-public-profile', anyone, ({ user }) => ({ params: { id: user.userID } })],
  ['load-reaction-summary', anyone, ({ businessID }) => ({ params: { id: businessID } })],
];

let api: TestServer;
let world: World;
beforeAll(async () => {
  api = await startTestServer(inject('postgresUrl'));
  const user = await api.signIn(await addPerson(api.db));
  const other = await api.signIn(await addPerson(api.db));
  const businessID = await addBusiness(api.db);
  const membership = { business_id: businessID, user_id: user.userID, role: 'owner' } as const;
  await api.db.insertInto('business_member').values(membership).execute();
  const productID = await addProduct(api.db, businessID);
  world = { user, other, businessID, productID, photoToken: await sendPhoto(user) };
});
afterAll(() => api.stop());

/** Sends a profile photo up to the point where only its token is missing. */
async function sendPhoto({ headers }: SignedIn): Promise<string> {
  const bytes = await drawSample({ width: 400, height: 400 }).jpeg().toBuffer();
  const { body } = await ask(`${api.url}/files/upload-request/user`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ contentType: 'image/jpeg', fileSize: bytes.length, purpose: 'profilePhoto' }),
  });
  const form = new FormData();
  for (const [name, value] of Object.entries(body.data.signedPost.fields)) form.set(name, String(value));
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }));
  const sent = await fetch(body.data.signedPost.url, { method: 'POST', body: form });
  expect(sent.ok).toBe(true);
  return body.data.token;
}

async function statusOf(call: Call, request: Request, who?: SignedIn): Promise<number> {
  const path = call.path.replace(/\{(\w+)\}/g, (_, key: string) => request.params?.[key] ?? '');
  const answer = await ask(`${api.url}/${path}?${new URLSearchParams(request.query)}`, {
    method: call.method,
    headers: { ...who?.headers, ...(request.body ? { 'content-type': 'application/json' } : {}) },
    ...(request.body ? { body: JSON.stringify(request.body) } : {}),
  });
  return answer.status;
}

describe('PERM-08: what a visitor, a user and another user may do', () => {
  const rows = new Map(table.map((row) => [row[0], row]));

  it.each(calls.map((call: Call) => [call.name, call] as const))('%s', async (name, call) => {
    const row = rows.get(name);
    if (!row) throw new Error(`Say in the table who may make the call ${name}`);
    const [, expected, request = () => ({})] = row;
    const given = request(world);
    // The user comes last: some things can be done once.
    const visitor = await statusOf(call, given);
    const other = await statusOf(call, given, world.other);
    const user = await statusOf(call, given, world.user);
    expect([visitor, user, other]).toEqual(expected);
  });

  it('every row is a call of the contract, and is closed to visitors when the contract says so', () => {
    const declared = calls.map(({ name, access }: Call) => [name, access === 'user']);
    expect(table.map(([name, [visitor]]) => [name, visitor === 401])).toEqual(declared);
  });

  it.each(calls.map((call: Call) => [call.name, call] as const))(
    '%s: a token that is not good is a 401 for everybody',
    async (_name, call) => {
      const forged = { userID: newId(), familyID: newId(), headers: { authorization: 'Bearer a.b.c' } };
      expect(await statusOf(call, { params: { id: newId(), code: 'AU', kind: 'people' } }, forged)).toBe(401);
    },
  );
});
