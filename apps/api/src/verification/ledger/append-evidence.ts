import type { EvidenceEntry } from '@wbn/contract/verification/evidence.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { appendEntries, findEntryOf, selectUnrecorded } from './evidence.sql.ts';

/** `by` of entries without a person: the nightly job, and imported data. */
export const byOperator = 'WBN';
export const byCompany = 'company';

/** Canonical JSON of a flat record: sorted keys, no spaces, no undefined fields. */
export function writeEntry(entry: EvidenceEntry): string {
  return JSON.stringify(entry, Object.keys(entry).sort());
}

/** Appends entries in the transaction of the change that they record. Call it last, because it locks the head of the chain until the commit. */
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

/** Records the badge that an import gives or removes. */
export async function recordImportedBadge(
  transaction: Kysely<Database>,
  { businessID, verified, until }: Imported,
): Promise<void> {
  const by = byOperator;
  if (verified) return appendEvidence(transaction, [{ businessID, by, kind: 'imported', until }]);
  if (await findEntryOf.first(transaction, { businessID }))
    await appendEvidence(transaction, [{ businessID, by, kind: 'ended', outcome: 'taken-away' }]);
}

/** Records badges that came with the operator's data (samples, synthetic volume) and have no entry yet. */
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
