import type { EvidenceEntry } from '@wbn/contract/verification/evidence.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { appendEntries, findEntryOf, selectUnrecorded } from './evidence.sql.ts';

/** Who did what nobody has done: the clock, or the operator's data. */
export const byOperator = 'WBN';
export const byCompany = 'company';

/** Canonical JSON of a flat record: keys in order, no spaces, fields without a value left out. */
export function writeEntry(entry: EvidenceEntry): string {
  return JSON.stringify(entry, Object.keys(entry).sort());
}

/** Adds entries to the ledger in the transaction of what they tell of; taken last, its lock is held for a moment only. */
export async function appendEvidence(
  transaction: Kysely<Database>,
  entries: readonly Omit<EvidenceEntry, 'at'>[],
): Promise<void> {
  if (entries.length === 0) return;
  const at = new Date().toISOString();
  await appendEntries.run(transaction, { texts: entries.map((entry) => writeEntry({ at, ...entry })) });
}

interface Imported {
  readonly businessID: string;
  readonly verified: boolean;
  readonly until: string | null;
}

/** Writes down what an import says of a company's badge; it may have been here before. */
export async function recordImportedBadge(
  transaction: Kysely<Database>,
  { businessID, verified, until }: Imported,
): Promise<void> {
  const by = byOperator;
  if (verified) return appendEvidence(transaction, [{ businessID, by, kind: 'imported', until }]);
  if (await findEntryOf.first(transaction, { businessID }))
    await appendEvidence(transaction, [{ businessID, by, kind: 'ended', outcome: 'taken-away' }]);
}

/** Writes down the badges that came with data of the operator: sample data, synthetic volume. */
export async function recordImportedBadges(transaction: Kysely<Database>): Promise<void> {
  const rows = await selectUnrecorded.all(transaction);
  await appendEvidence(
    transaction,
    rows.map(({ id, verified_until: until }) => ({
      businessID: id,
      by: byOperator,
      kind: 'imported' as const,
      until,
    })),
  );
}
