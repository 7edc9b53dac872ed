import type { VerificationCase } from '@wbn/contract/verification/verification.ts';
import { reviewStates } from '@wbn/contract/verification/verification-values.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { FileStore } from '../files/file-store.ts';
import { writeDocuments } from '../files/write-documents.ts';
import { findBadgeAndPlan, findCase, selectCases } from './case.sql.ts';
import { selectDocuments } from './check.sql.ts';
import { loadCase } from './load-case.ts';

interface Wanted {
  readonly caseID: string;
  /** Created when missing; existing files are not overwritten. */
  readonly folder: string;
}

/**
 * Writes the documents of a case into a folder for the reviewer; returns their paths. Throws UsageError when there is no such case or a
 * file exists already.
 */
export async function writeCaseFiles(
  { db, store }: { readonly db: Kysely<Database>; readonly store: FileStore },
  { caseID, folder }: Wanted,
): Promise<readonly string[]> {
  if (!(await findCase.first(db, { caseID })))
    throw new UsageError(`There is no case with the id ${caseID}.`);
  const documents = await selectDocuments.all(db, { caseID });
  const files = documents.map(({ place, kind, name, path }) => ({
    path,
    name: `${String(place).padStart(2, '0')}-${kind}-${name}`,
  }));
  return writeDocuments(store, files, folder);
}

/** As many as fit a terminal; the others follow when these are decided. */
const most = 50;

/** The cases that wait for a reviewer, or the decided ones, one per line. */
export async function describeCases(
  db: Kysely<Database>,
  { decided }: { decided: boolean },
): Promise<string> {
  const states = decided ? (['approved', 'rejected', 'ended'] as const) : reviewStates;
  const rows = await selectCases.all(db, { states, most });
  if (rows.length === 0) return decided ? 'No case has been decided.' : 'No case waits for a reviewer.';
  return rows
    .map(({ id, state, submitted_at, valid_until, company_name }) => {
      const since = submitted_at ? `, handed in ${at(submitted_at.toISOString())}` : '';
      return `${id}  ${company_name}, ${state}${since}${valid_until ? `, until ${valid_until}` : ''}`;
    })
    .join('\n');
}

/** Describes a whole case; undefined when there is none. */
export async function describeCase(db: Kysely<Database>, caseID: string): Promise<string | undefined> {
  const row = await findCase.first(db, { caseID });
  if (!row) return undefined;
  const business = await findBadgeAndPlan.only(db, { businessID: row.business_id });
  const found = await loadCase(db, row);
  const badge = business.verified ? `verified until ${business.verified_until ?? 'no day'}` : 'not verified';
  return [
    `Case ${caseID}, ${found.state}${found.endReason ? ` (${found.endReason})` : ''}, begun ${at(found.createdAt)}`,
    `Company ${business.company_name} (${business.id}), plan ${business.subscription}, ${badge}`,
    ...(found.submittedAt ? [`Handed in ${at(found.submittedAt)}`] : []),
    ...list(
      'Claims:',
      Object.entries(found.claims).map(([name, text]) => `${name}: ${text}`),
    ),
    ...list('Documents:', found.documents.map(describeDocument)),
    ...list('Checks:', found.checks.map(describeCheck)),
    ...(found.reason ? [`${found.decidedBy ? 'Reason' : 'Asked for'}: ${found.reason}`] : []),
    ...(found.decidedAt
      ? [
          `Decided ${at(found.decidedAt)} by ${found.decidedBy}${found.validUntil ? `, until ${found.validUntil}` : ''}`,
        ]
      : []),
  ].join('\n');
}

function describeDocument(document: VerificationCase['documents'][number]): string {
  const { place, kind, issuer, number, name, size, validUntil, sha256 } = document;
  const certificate = kind === 'certificate' ? ` ${number}, ${issuer}` : '';
  const end = validUntil ? `, valid until ${validUntil}` : '';
  return `${place}. ${kind}${certificate}: ${name}, ${size} bytes${end}, sha256 ${sha256}`;
}

function describeCheck(check: VerificationCase['checks'][number]): string {
  const { kind, place, claim, outcome = 'open', document, validUntil, note, checkedBy } = check;
  const which = place > 0 ? ` of document ${place}` : '';
  const found = [
    outcome,
    ...(document && place === 0 ? [`on document ${document}`] : []),
    ...(validUntil ? [`until ${validUntil}`] : []),
    ...(checkedBy ? [`by ${checkedBy}`] : []),
  ].join(', ');
  return `${kind}${which} (${claim}): ${found}${note ? `: ${note}` : ''}`;
}

const list = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`)] : [];

const at = (time: string) => `${time.slice(0, 16)}Z`;
