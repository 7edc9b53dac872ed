import type { CaseKind } from '@wbn/contract/desk/case-kinds.ts';
import { type EditionId, network } from '@wbn/edition/network.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { waitingSources } from '../cases/waiting-sources.sql.ts';
import { selectOpenCases } from './waiting-mail.sql.ts';

/** Something that waits for staff. */
export interface Waiting {
  readonly kind: CaseKind;
  readonly id: string;
  readonly since: Date;
  readonly due: Date;
  readonly what: string;
  /** The edition that it belongs to; undefined for jobs, and countries without an edition. */
  readonly edition: EditionId | undefined;
  /** Where staff deal with it. */
  readonly command: string;
}

/** Lists everything that waits for staff, oldest first (STF-03). The command, the mails and desks count by it. */
export async function listWaiting(db: Kysely<Database>): Promise<Waiting[]> {
  const rows = await selectOpenCases.all(db);
  return rows.map(({ edition, ...row }) => ({
    ...row,
    edition: network.find(({ id }) => id === edition)?.id,
    command: waitingSources[row.kind].command,
  }));
}

/** The same by kind: the kind with the oldest first, each oldest first. */
export function byKind(waiting: readonly Waiting[]): Map<CaseKind, Waiting[]> {
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
