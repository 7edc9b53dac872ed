import { UsageError } from '@wbn/host/start/usage-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { FileStore } from '../files/file-store.ts';
import { writeDocuments } from '../files/write-documents.ts';
import {
  findClaimForStaff,
  selectClaimDocuments,
  selectClaims,
  selectPeopleForStaff,
  selectWaitingClaims,
} from './claim.sql.ts';

/** As many as fit a terminal; the others follow when these are decided. */
const most = 50;

/** The claims that wait for staff, or the decided ones, one per line. */
export async function describeClaims(
  db: Kysely<Database>,
  { decided }: { readonly decided: boolean },
): Promise<string> {
  const rows = await selectClaims.all(db, { decided, most });
  if (rows.length === 0) return decided ? 'No claim has been decided.' : 'No claim waits.';
  return rows
    .map(({ id, state, method, submitted_at, decided_at, company_name, person }) => {
      const when = decided_at ? `decided ${at(decided_at)}` : `since ${at(submitted_at)}`;
      return `${id}  ${company_name}, by ${person}, ${state} (${method}), ${when}`;
    })
    .join('\n');
}

/** Describes a claim with the other claims of its company and the company's people; undefined when there is none. */
export async function describeClaim(db: Kysely<Database>, claimID: string): Promise<string | undefined> {
  const claim = await findClaimForStaff.first(db, { claimID });
  if (!claim) return undefined;
  const { business_id: businessID } = claim;
  const documents = await selectClaimDocuments.all(db, { claimID });
  const people = await selectPeopleForStaff.all(db, { businessID });
  const others = (await selectWaitingClaims.all(db, { businessID })).filter(({ id }) => id !== claimID);
  return [
    `Claim ${claimID}, ${claim.state}${claim.submitted_at ? ` since ${at(claim.submitted_at)}` : ''}`,
    `Company ${claim.company_name} (${businessID}), ${claim.country ?? 'no country'}, ${claim.website ?? 'no website'}, from ${claim.import_source ?? 'no import'}`,
    `By ${claim.person} (${claim.user_id}), ${claim.email ?? 'no account'}${claim.account_since ? ` since ${at(claim.account_since)}` : ''}`,
    ...(claim.method === 'mail'
      ? [`Proven by a code mailed to ${claim.address ?? 'a deleted address'}`]
      : []),
    ...(claim.note ? [`Note: ${claim.note}`] : []),
    ...list(
      'Documents:',
      documents.map(({ name, size, created_at }) => `${name}, ${size} bytes, ${at(created_at)}`),
    ),
    ...list(
      'People of the company:',
      people.map(
        ({ person, role, email, user_id }) => `${role}: ${person} (${user_id}), ${email ?? 'no account'}`,
      ),
    ),
    ...list(
      'Other claims that wait:',
      others.map(({ id, method, submitted_at }) => `${id}, by ${method}, since ${at(submitted_at)}`),
    ),
    ...(claim.decided_at
      ? [`Decided ${at(claim.decided_at)} by ${claim.decided_by ?? 'the mailed code'}`]
      : []),
    ...(claim.reason ? [`Reason: ${claim.reason}`] : []),
  ].join('\n');
}

const list = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`)] : [];

const at = (time: Date | null) => (time ? `${time.toISOString().slice(0, 16)}Z` : 'an unknown time');

interface Wanted {
  readonly claimID: string;
  /** Created when missing; existing files are not overwritten. */
  readonly folder: string;
}

/** Writes the documents of a claim into a folder; returns their paths. Throws UsageError. */
export async function writeClaimFiles(
  { db, store }: { readonly db: Kysely<Database>; readonly store: FileStore },
  { claimID, folder }: Wanted,
): Promise<readonly string[]> {
  if (!(await findClaimForStaff.first(db, { claimID })))
    throw new UsageError(`There is no claim with the id ${claimID}.`);
  const documents = await selectClaimDocuments.all(db, { claimID });
  const files = documents.map(({ name, path }, index) => ({
    path,
    name: `${String(index + 1).padStart(2, '0')}-${name}`,
  }));
  return writeDocuments(store, files, folder);
}
