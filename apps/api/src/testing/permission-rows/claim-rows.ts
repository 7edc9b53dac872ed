import { newId } from '@wbn/postgres/new-id.ts';
import { findOpenClaim, insertClaim, insertClaimDocument } from '../../claims/claim.sql.ts';
import { hashCode } from '../../claims/own-claim.ts';
import { addUpload } from '../add-upload.ts';
import { addBusiness } from '../fixtures.ts';
import type { TestServer } from '../start-test-server.ts';
import { anyone, type Expected, type PermissionRow, signedIn, type World } from './permission-row.ts';

const file = { contentType: 'application/pdf', fileSize: 1000, fileName: 'Register.pdf' };

/** Outsiders claim; the company's own people cannot. */
const outsiders: Expected = [401, 200, 409, 409, 409];

/** A domain for each company: none can be claimed by a code at a domain of several. */
const domainOf = ({ businessID }: World) => `${businessID}.example`;

/** Turns the company into an imported one. */
async function imported(world: World, { db }: TestServer) {
  const { businessID } = world;
  await db
    .updateTable('business')
    .set({ source: 'register', contact: JSON.stringify({ website: `https://www.${domainOf(world)}` }) })
    .where('id', '=', businessID)
    .execute();
  return { params: { id: businessID } };
}

/** The same with an open claim of the outsider, whose code is 246810, and a document; returns the id of the document. */
async function claimed(world: World, api: TestServer) {
  const { params } = await imported(world, api);
  const { userID } = world.outsider;
  const own = { businessID: params.id, userID };
  const open = await findOpenClaim.first(api.db, own);
  const claimID = open?.id ?? newId();
  if (!open)
    await insertClaim.only(api.db, {
      ...{ id: claimID, business_id: params.id, user_id: userID, address: `info@${domainOf(world)}` },
      code_hash: await hashCode('246810', own),
      code_expires_at: new Date(Date.now() + 60_000),
    });
  const documentID = newId();
  await insertClaimDocument.run(api.db, {
    ...{ id: documentID, claim_id: claimID, name: file.fileName, content_type: file.contentType },
    ...{ size: 1000, path: `private/${documentID}/file.pdf` },
  });
  return { params, documentID };
}

export const claimRows: readonly PermissionRow[] = [
  {
    name: 'ask-page-removal',
    expected: anyone,
    request: async (_, { db }) => ({
      params: { id: await addBusiness(db, { source: 'register' }) },
      body: {
        ...{ name: 'Ana Rossi', email: 'ana@rossi.example', relation: 'Director', reason: 'closed' },
        explanation: 'The register says so.',
      },
    }),
  },
  { name: 'load-claim', expected: signedIn, request: imported },
  {
    name: 'mail-claim-code',
    expected: outsiders,
    request: async (world, api) => ({
      ...(await imported(world, api)),
      body: { email: `info@${domainOf(world)}` },
    }),
  },
  {
    name: 'confirm-claim',
    expected: outsiders,
    request: async (world, api) => ({
      params: (await claimed(world, api)).params,
      body: { code: '246810' },
    }),
  },
  {
    name: 'request-claim-upload',
    expected: outsiders,
    request: async (world, api) => ({ ...(await imported(world, api)), body: file }),
  },
  {
    name: 'add-claim-document',
    expected: outsiders,
    request: async (world, api) => ({
      ...(await imported(world, api)),
      body: { token: await addUpload(api, { userID: world.outsider.userID }, 'claimDocument') },
    }),
  },
  {
    name: 'remove-claim-document',
    expected: outsiders,
    request: async (world, api) => {
      const { params, documentID } = await claimed(world, api);
      return { params: { ...params, documentID } };
    },
  },
  {
    name: 'submit-claim',
    expected: outsiders,
    request: async (world, api) => ({
      params: (await claimed(world, api)).params,
      body: { note: 'I am its managing director.' },
    }),
  },
  {
    name: 'withdraw-claim',
    expected: outsiders,
    request: async (world, api) => ({ params: (await claimed(world, api)).params }),
  },
];
