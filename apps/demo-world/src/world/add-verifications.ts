import { createHash } from 'node:crypto';
import { appendEvidence, recordImportedBadges } from '@wbn/api/verification/ledger/append-evidence.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { DemoWorld } from './demo-world.ts';

const reviewer = 'Sample reviewer';
const day = 86_400_000;
/** Number of companies with a case; badges of the others count as imported. */
const cases = 3;

const papers = [
  { kind: 'trade-register', check: 'legal-existence' },
  { kind: 'tax-registration', check: 'tax-number' },
  { kind: 'proof-of-address', check: 'address' },
  { kind: 'signatory-identity', check: 'signatory' },
] as const;

/**
 * Adds a verification case with checks and ledger entries to a few verified companies; their documents have a name and a hash but no file.
 */
export async function addVerifications(
  trx: Kysely<Database>,
  { companies }: DemoWorld,
  businesses: readonly { readonly id: string; readonly source_id: string }[],
  now: Date,
): Promise<void> {
  const ids = new Map(businesses.map(({ id, source_id }) => [source_id, id]));
  const chosen = companies.filter(({ verified, contact }) => verified && contact.legalAddressEnglish);
  for (const [position, { key, companyName, contact }] of chosen.slice(0, cases).entries()) {
    const until = new Date(now.getTime() + (300 - 40 * position) * day).toISOString().slice(0, 10);
    const claims = {
      legalName: companyName,
      registrationNumber: `SAMPLE-${position + 1}`,
      address: contact.legalAddressEnglish ?? '',
      taxNumber: `SAMPLE-TAX-${position + 1}`,
      signatory: 'Sample signatory',
    };
    await addCase(trx, { businessID: ids.get(key) ?? '', claims, until, now });
  }
  await recordImportedBadges(trx);
}

interface DemoCase {
  readonly businessID: string;
  readonly claims: Readonly<
    Record<'legalName' | 'registrationNumber' | 'address' | 'taxNumber' | 'signatory', string>
  >;
  readonly until: string;
  readonly now: Date;
}

async function addCase(trx: Kysely<Database>, { businessID, claims, until, now }: DemoCase): Promise<void> {
  const caseID = newId(now);
  const { legalName, registrationNumber, address, taxNumber, signatory } = claims;
  const claimOf = {
    'legal-existence': `${legalName}, ${registrationNumber}`,
    'tax-number': taxNumber,
    address,
    signatory,
  };
  await trx
    .insertInto('verification_case')
    .values({
      ...{ id: caseID, business_id: businessID, origin: 'company', state: 'approved' },
      ...{ claims: JSON.stringify(claims), submitted_at: now, created_at: now },
      ...{ decided_by: reviewer, decided_at: now, reason: 'Sample data.', valid_until: until },
    })
    .execute();
  const found = [];
  for (const [position, { kind, check }] of papers.entries()) {
    const id = newId(now);
    const text = `Sample ${kind} of ${legalName}`;
    const sha256 = createHash('sha256').update(text).digest('hex');
    await trx
      .insertInto('verification_document')
      .values({
        ...{ id, case_id: caseID, place: position + 1, kind, name: `sample-${kind}.pdf`, sha256 },
        ...{ content_type: 'application/pdf', size: text.length, path: `private/sample-${id}/file.pdf` },
      })
      .execute();
    await trx
      .insertInto('verification_check')
      .values({
        ...{ case_id: caseID, kind: check, claim: claimOf[check], outcome: 'passed', document_id: id },
        ...{ valid_until: until, checked_by: reviewer, checked_at: now },
      })
      .execute();
    const isPublic = check === 'legal-existence' || check === 'address';
    found.push({
      ...{
        businessID,
        by: reviewer,
        kind: 'checked' as const,
        caseID,
        check,
        documentKind: kind,
        document: sha256,
      },
      ...{ claim: isPublic ? claimOf[check] : null, outcome: 'passed', until },
    });
  }
  await trx.updateTable('business').set({ verified_until: until }).where('id', '=', businessID).execute();
  await appendEvidence(trx, [...found, { businessID, by: reviewer, kind: 'approved', caseID, until }]);
}
