import { createHash } from 'node:crypto';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { removalReason } from './desk-texts.ts';
import type { Cast, CastCompany } from './find-cast.ts';

const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour);

/** Claims, a verification, a request to take a page down, a failed import, and payments that staff look at. */
export async function addCompanyCases(
  db: Kysely<Database>,
  { companies, people, payer }: Cast,
): Promise<void> {
  const [claimant, rival] = [people[0], people[1]];
  const owned = companies.find(({ ownerID }) => ownerID !== claimant?.id && ownerID !== rival?.id);
  if (!claimant || !rival || !owned) return;
  const imported = await addImported(db);
  await addClaim(db, { businessID: imported, userID: claimant.id, state: 'submitted', at: ago(26) });
  await addClaim(db, { businessID: owned.id, userID: rival.id, state: 'disputed', at: ago(40) });
  await addRemoval(db, imported);
  await addVerification(db, companies.find(({ id }) => id !== owned.id && id !== payer.id) ?? owned);
  await addFailedImport(db, payer);
  await addPayments(db, payer, owned);
}

/** A company of a register that nobody has claimed; not on the site. */
async function addImported(db: Kysely<Database>): Promise<string> {
  const id = newId();
  await db
    .insertInto('business')
    .values({
      ...{ id, source: 'register', source_id: 'sample-1', company_name: 'Talleres Hermanos Quiroga' },
      ...{ business_type: 'MA', country: 'AR', city: 'Rosario', status: 'unpublished' },
      contact: JSON.stringify({ email: 'taller@quiroga.example', website: 'https://quiroga.example' }),
    })
    .execute();
  return id;
}

interface Claim {
  readonly businessID: string;
  readonly userID: string;
  readonly state: 'submitted' | 'disputed';
  readonly at: Date;
}

async function addClaim(db: Kysely<Database>, { businessID, userID, state, at }: Claim): Promise<void> {
  await db
    .insertInto('business_claim')
    .values({
      ...{ id: newId(), business_id: businessID, user_id: userID, state, method: 'document' },
      ...{
        note: 'I run it with my brother; the register extract has both names.',
        submitted_at: at,
        created_at: at,
      },
    })
    .execute();
}

async function addRemoval(db: Kysely<Database>, businessID: string): Promise<void> {
  await db
    .insertInto('page_removal')
    .values({
      ...{ id: newId(), business_id: businessID, source: 'register', source_id: 'sample-1' },
      ...{ name_hash: createHash('sha256').update('sample').digest('hex'), name: 'Elsa Quiroga' },
      ...{ email: 'elsa@quiroga.example', relation: 'owner', reason: 'closed', explanation: removalReason },
      ...{ language: 'en', edition: 'argentina', created_at: ago(70) },
    })
    .execute();
}

const papers = [
  { kind: 'trade-register', check: 'legal-existence' },
  { kind: 'proof-of-address', check: 'address' },
] as const;

/** A case with two documents that have a name and a hash but no file. */
async function addVerification(db: Kysely<Database>, { id, name, ownerID }: CastCompany): Promise<void> {
  const { caseID, at } = { caseID: newId(), at: ago(50) };
  const claims = {
    legalName: name,
    registrationNumber: 'SAMPLE-77',
    address: '12 Sample Street',
    signatory: 'Sample signatory',
  };
  await db
    .insertInto('verification_case')
    .values({
      ...{
        id: caseID,
        business_id: id,
        origin: 'company',
        state: 'submitted',
        claims: JSON.stringify(claims),
      },
      ...{ submitted_by: ownerID, submitted_at: at, created_at: at },
    })
    .execute();
  for (const [place, { kind, check }] of papers.entries()) {
    const { documentID, text } = { documentID: newId(), text: `Sample ${kind} of ${name}` };
    await db
      .insertInto('verification_document')
      .values({
        ...{ id: documentID, case_id: caseID, place: place + 1, kind, name: `sample-${kind}.pdf` },
        ...{ sha256: createHash('sha256').update(text).digest('hex'), content_type: 'application/pdf' },
        ...{ size: text.length, path: `private/sample-${documentID}/file.pdf` },
      })
      .execute();
    await db
      .insertInto('verification_check')
      .values({
        ...{ case_id: caseID, kind: check, claim: check === 'address' ? claims.address : name },
        document_id: documentID,
      })
      .execute();
  }
}

async function addFailedImport(db: Kysely<Database>, { id, ownerID }: CastCompany): Promise<void> {
  await db
    .insertInto('product_import')
    .values({
      ...{ id: newId(), business_id: id, user_id: ownerID, state: 'failed', failure: 'other', rows: 240 },
      ...{ file_name: 'catalogue-2026.csv', language: 'en', mapping: JSON.stringify({ Name: 'name' }) },
      ...{ created_at: ago(7), finished_at: ago(7) },
    })
    .execute();
}

async function addPayments(db: Kysely<Database>, payer: CastCompany, other: CastCompany): Promise<void> {
  const invoice = (business: CastCompany, number: string) => ({
    ...{ id: newId(), business_id: business.id, number, status: 'paid' as const, level: 'gold' as const },
    ...{ total: 29_900, amount_paid: 29_900, currency: 'usd', created_at: ago(24 * 20) },
    ...{ period_start: ago(24 * 20), period_end: ago(-24 * 345) },
  });
  await db
    .insertInto('membership_invoice')
    .values([
      { ...invoice(payer, 'SAMPLE-0001'), dispute: 'open' },
      { ...invoice(other, 'SAMPLE-0002'), is_unused: true },
    ])
    .execute();
}
