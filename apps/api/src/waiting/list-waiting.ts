import { type EditionId, network } from '@wbn/edition/network.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { selectWaiting, type WaitingKind, waitingSources } from './waiting-kinds.sql.ts';

/** Something that waits for staff. */
export interface Waiting {
  readonly kind: WaitingKind;
  readonly id: string;
  readonly since: Date;
  readonly what: string;
  /** The edition that it belongs to; undefined for jobs, and countries without an edition. */
  readonly edition: EditionId | undefined;
  /** Where staff deal with it. */
  readonly command: string;
}

/** Lists everything that waits for staff, oldest first (STF-03). The command, the mails and desks count by it. */
export async function listWaiting(db: Kysely<Database>): Promise<Waiting[]> {
  const rows = await selectWaiting.all(db);
  return rows.map(({ country, edition, ...row }) => ({
    ...row,
    edition:
      network.find(({ id }) => id === edition)?.id ?? network.find((site) => site.country === country)?.id,
    command: waitingSources[row.kind].command,
  }));
}

/** The same by kind: the kind with the oldest first, each oldest first. */
export function byKind(waiting: readonly Waiting[]): Map<WaitingKind, Waiting[]> {
  return Map.groupBy(waiting, ({ kind }) => kind);
}

/** How many belong to each edition, such as `italy 2, spain 1`; empty when none does. */
export function countEditions(waiting: readonly Waiting[]): string {
  const editions = Map.groupBy(
    waiting.filter(({ edition }) => edition !== undefined),
    ({ edition }) => edition,
  );
  return [...editions]
    .sort(([one = ''], [other = '']) => (one < other ? -1 : 1))
    .map(([edition, { length }]) => `${edition} ${length}`)
    .join(', ');
}
