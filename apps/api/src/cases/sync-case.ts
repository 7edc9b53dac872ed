import type { CaseKind } from '@wbn/contract/desk/case-kinds.ts';
import { editionOfCountry } from '@wbn/edition/home-site.ts';
import { type EditionId, network } from '@wbn/edition/network.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { closeCase, openCase } from './case.ts';
import { findWaiting, selectStray, selectStrayAbout } from './waiting-sources.sql.ts';

/** How a waiting has ended, if it has. */
export interface Ending {
  /** Name of the colleague who ended the waiting; absent when it ended without staff. */
  readonly by?: string;
  readonly outcome?: string;
  /** `waiting`: the other side has to say something first. */
  readonly state?: 'decided' | 'waiting';
}

/**
 * Opens the case of a subject that waits for staff, and closes that of one that does not, in the transaction that has changed it (STF-04).
 * Call it after the change.
 */
export async function syncCase(
  transaction: Kysely<Database>,
  kind: CaseKind,
  subjectID: string,
  ending: Ending = {},
): Promise<void> {
  const row = await findWaiting.first(transaction, { kind, id: subjectID });
  if (!row) return closeCase(transaction, { kind, subjectID, ...ending });
  const { about_id, about_type } = row;
  await openCase(transaction, {
    ...{ kind, subjectID, what: row.what, since: row.since, harm: row.harm, accuracy: row.accuracy },
    about: about_id && about_type ? { id: about_id, type: about_type } : undefined,
    edition: editionOf(row),
  });
}

/** Does the same for all subjects of some kinds that are about one account or company. */
export async function syncCasesAbout(
  transaction: Kysely<Database>,
  kinds: readonly CaseKind[],
  aboutID: string,
): Promise<void> {
  for (const { kind, id } of await selectStrayAbout.all(transaction, { kinds, aboutID }))
    await syncCase(transaction, kind, id);
}

function editionOf(row: {
  readonly edition: string | null;
  readonly country: string | null;
}): EditionId | undefined {
  const visited = network.find(({ id }) => id === row.edition)?.id;
  return visited ?? (row.country ? editionOfCountry(row.country) : undefined);
}

/**
 * Opens and closes cases that no write has: jobs that failed for good, those of before the desk, and imports. Each in a transaction of its
 * own.
 */
export async function syncStrayCases(db: Kysely<Database>): Promise<void> {
  for (const { kind, id } of await selectStray.all(db))
    await db.transaction().execute((transaction) => syncCase(transaction, kind, id));
}
