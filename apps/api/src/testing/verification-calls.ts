import { calls } from '@wbn/contract/calls.ts';
import type { DocumentKind } from '@wbn/contract/verification/verification-values.ts';
import { expect } from 'vitest';
import { readStaff } from '../commands/frame/verbs.ts';
import { decideVerification } from '../verification/review/decide-verification.ts';
import { recordCheck } from '../verification/review/record-check.ts';
import { addBusinessPeople, type BusinessPeople } from './add-business-people.ts';
import { type Answer, ask } from './call-server.ts';
import { postSigned } from './send-upload.ts';
import type { TestServer } from './start-test-server.ts';

type CallName = (typeof calls)[number]['name'];
interface Who {
  readonly headers: Record<string, string>;
}

/** A PDF made unique by its text. */
export const pdfOf = (words: string): Buffer =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Title (${words}) >>\nendobj\n%%EOF\n`);

export const wholeClaims = {
  legalName: 'Rossi Pompe S.p.A.',
  registrationNumber: 'MI-1234567',
  address: 'Via Roma 1, 20121 Milano',
  taxNumber: 'IT01234567890',
  signatory: 'Olga Rossi, managing director',
};

const requiredDocuments = [
  'trade-register',
  'tax-registration',
  'proof-of-address',
  'signatory-identity',
] as const;

/** The UTC day in this many days. */
export const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export const reviewer = readStaff('R. Weiss');

/** What tests do with a company's verification. */
export function verificationCalls(api: TestServer) {
  function send(
    name: CallName,
    id: string,
    who: Who | undefined,
    more: { body?: object; documentID?: string } = {},
  ) {
    const call = calls.find((one) => one.name === name);
    if (!call) throw new Error(`There is no call ${name}`);
    const path = call.path.replace('{id}', id).replace('{documentID}', more.documentID ?? '');
    return ask(`${api.url}/${path}`, {
      method: call.method,
      headers: { ...(more.body && { 'content-type': 'application/json' }), ...who?.headers },
      ...(more.body && { body: JSON.stringify(more.body) }),
    });
  }

  /** Uploads a file and adds it as a document; returns the reply to the adding. */
  async function add(
    { businessID, owner }: BusinessPeople,
    bytes: Buffer,
    body: { kind: DocumentKind; issuer?: string; number?: string; validUntil?: string },
    contentType = 'application/pdf',
  ): Promise<Answer> {
    const file = { contentType, fileSize: bytes.length, fileName: '../Scan 1.pdf' };
    const asked = await send('request-verification-upload', businessID, owner, { body: file });
    if (asked.status !== 200) return asked;
    expect((await postSigned(asked.body.data.signedPost, bytes)).status).toBe(204);
    const { token } = asked.body.data;
    return send('add-verification-document', businessID, owner, { body: { token, ...body } });
  }

  /** Submits a complete case of a gold company. */
  async function submitted(company_name: string) {
    const company = await addBusinessPeople(api, { company_name, subscription: 'gold' });
    const { caseID } = await handIn(company);
    return { ...company, caseID };
  }

  async function handIn(company: BusinessPeople): Promise<{ readonly caseID: string }> {
    const { businessID, owner } = company;
    expect((await send('start-verification', businessID, owner)).status).toBe(200);
    await send('save-verification-claims', businessID, owner, { body: wholeClaims });
    for (const kind of requiredDocuments)
      expect((await add(company, pdfOf(`${kind} ${businessID} ${Math.random()}`), { kind })).status).toBe(
        200,
      );
    const { status, body } = await send('submit-verification', businessID, owner);
    expect([status, body.data?.open?.state]).toEqual([200, 'submitted']);
    return { caseID: body.data.open.caseID };
  }

  /** Passes the required checks, each on its document. */
  async function pass(caseID: string, until?: string): Promise<void> {
    const on = { 'legal-existence': 1, 'tax-number': 2, address: 3, signatory: 4 } as const;
    for (const kind of ['legal-existence', 'tax-number', 'address', 'signatory'] as const)
      await recordCheck(api.db, reviewer, {
        caseID,
        kind,
        outcome: 'passed',
        document: on[kind],
        until,
      });
  }

  const approve = (caseID: string, until: string) =>
    decideVerification(api.db, reviewer, { caseID, decision: 'approve', until, reason: 'All in order.' });

  return { send, add, submitted, handIn, pass, approve };
}
