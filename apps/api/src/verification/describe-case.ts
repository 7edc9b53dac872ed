import type { VerificationCase } from '@wbn/contract/verification/verification.ts';
import { reviewStates } from '@wbn/contract/verification/verification-values.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { findCase, selectCases } from './case.sql.ts';
import { loadCase } from './load-case.ts';
import { findStanding } from './load-verification.sql.ts';

/** As many as fit a terminal; the rest comes when these are decided. */
const most = 50;

/** The cases that wait for a reviewer, or those that were decided, a line each. */
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

/** Everything about a case; undefined when there is none. */
export async function describeCase(db: Kysely<Database>, caseID: string): Promise<string | undefined> {
  const row = await findCase.first(db, { caseID });
  if (!row) return undefined;
  const business = await findStanding.only(db, { businessID: row.business_id });
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
