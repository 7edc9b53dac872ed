import { newId } from '@wbn/postgres/new-id.ts';
import { sql } from 'kysely';
import { addUpload } from '../add-upload.ts';
import type { TestServer } from '../start-test-server.ts';
import { anyone, editors, ownerOnly, type PermissionRow, type World } from './permission-row.ts';

const file = { contentType: 'application/pdf', fileSize: 1000, fileName: 'Register.pdf' };

/** Returns a case of the company that its owner may change; opens one when there is none. */
async function openCase({ businessID }: World, { db }: TestServer): Promise<string> {
  const open = await db
    .selectFrom('verification_case')
    .select('id')
    .where('business_id', '=', businessID)
    .where('state', '=', 'draft')
    .executeTakeFirst();
  if (open) return open.id;
  const caseID = newId();
  await db
    .insertInto('verification_case')
    .values({
      id: caseID,
      business_id: businessID,
      origin: 'company',
      state: 'draft',
      claims: JSON.stringify({
        legalName: 'Kowloon Valves Ltd',
        registrationNumber: 'HK 1',
        address: '1 Nathan Road, Kowloon',
        taxNumber: '12-3',
        signatory: 'Mei Chan, director',
      }),
    })
    .execute();
  return caseID;
}

async function document(world: World, api: TestServer, kind = 'trade-register'): Promise<string> {
  const documentID = newId();
  await api.db
    .insertInto('verification_document')
    .values({
      id: documentID,
      case_id: await openCase(world, api),
      place: sql<number>`(select coalesce(max(place), 0) + 1 from verification_document)`,
      kind,
      name: file.fileName,
      content_type: file.contentType,
      size: 1000,
      path: `private/${documentID}/file.pdf`,
      sha256: '0'.repeat(64),
    })
    .execute();
  return documentID;
}

const ofCompany = ({ businessID }: World) => ({ params: { id: businessID } });

async function withCase(world: World, api: TestServer) {
  await openCase(world, api);
  return ofCompany(world);
}

/** Verification is part of the membership: the owner acts, admins see (decisions 7 and 21). */
export const verificationRows: readonly PermissionRow[] = [
  { name: 'load-verification', expected: editors, request: ofCompany },
  {
    name: 'start-verification',
    expected: ownerOnly,
    request: async (world, { db }) => {
      await db
        .updateTable('business')
        .set({ subscription: 'gold' })
        .where('id', '=', world.businessID)
        .execute();
      return ofCompany(world);
    },
  },
  {
    name: 'save-verification-claims',
    expected: ownerOnly,
    request: async (world, api) => ({
      ...(await withCase(world, api)),
      body: { legalName: 'Kowloon Valves Ltd' },
    }),
  },
  {
    name: 'request-verification-upload',
    expected: ownerOnly,
    request: async (world, api) => ({ ...(await withCase(world, api)), body: file }),
  },
  {
    name: 'add-verification-document',
    expected: ownerOnly,
    request: async (world, api) => ({
      ...(await withCase(world, api)),
      body: {
        token: await addUpload(
          api,
          { userID: world.owner.userID, businessID: world.businessID },
          'verificationDocument',
        ),
        kind: 'trade-register',
      },
    }),
  },
  {
    name: 'change-verification-document',
    expected: ownerOnly,
    request: async (world, api) => ({
      params: { id: world.businessID, documentID: await document(world, api) },
      body: { kind: 'proof-of-address' },
    }),
  },
  {
    name: 'remove-verification-document',
    expected: ownerOnly,
    request: async (world, api) => ({
      params: { id: world.businessID, documentID: await document(world, api) },
    }),
  },
  {
    name: 'request-verification-document',
    expected: editors,
    request: async (world, api) => ({
      params: { id: world.businessID, documentID: await document(world, api) },
    }),
  },
  {
    name: 'submit-verification',
    expected: ownerOnly,
    request: async (world, api) => {
      await api.db
        .updateTable('business')
        .set({ subscription: 'gold' })
        .where('id', '=', world.businessID)
        .execute();
      await openCase(world, api);
      const kinds = ['trade-register', 'tax-registration', 'proof-of-address', 'signatory-identity'];
      for (const kind of kinds) await document(world, api, kind);
      return ofCompany(world);
    },
  },
  { name: 'withdraw-verification', expected: ownerOnly, request: withCase },
  { name: 'load-verification-record', expected: anyone, request: ofCompany },
];
