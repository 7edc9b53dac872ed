import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { type Anchor, findBreak, findCutOff, findRewritten, firstHash, linksAtOnce } from './hash-chain.ts';
import { selectChainAfter, selectChainHead } from './staff-action.sql.ts';

export type ChainVerdict =
  | { readonly isSound: true; readonly head: Anchor; readonly dropped: number }
  | { readonly isSound: false; readonly problem: string };

/**
 * Verifies the log of staff in one snapshot, from where it begins since months were dropped to its head. A head that was noted outside the
 * database also reveals a chain that was rewritten from some entry on.
 */
export function verifyStaffActions(db: Kysely<Database>, anchor?: Anchor): Promise<ChainVerdict> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const stored = await selectChainHead.first(transaction);
      const start = { entries: stored?.dropped ?? 0, hash: stored?.dropped_hash ?? firstHash };
      const end = await walk(transaction, start, anchor);
      if (typeof end === 'string') return { isSound: false, problem: end };
      const problem = findCutOff(end, stored, anchor);
      return problem === undefined
        ? { isSound: true, head: end, dropped: start.entries }
        : { isSound: false, problem };
    });
}

async function walk(
  transaction: Kysely<Database>,
  start: Anchor,
  anchor: Anchor | undefined,
): Promise<Anchor | string> {
  for (let head = start; ; ) {
    const links = await selectChainAfter.all(transaction, { number: head.entries, most: linksAtOnce });
    for (const link of links) {
      const problem = findBreak(link, head);
      if (problem !== undefined) return `Entry ${link.number} does not fit: ${problem}`;
      head = { entries: link.number, hash: link.hash };
      const rewritten = findRewritten(head, anchor);
      if (rewritten !== undefined) return rewritten;
    }
    if (links.length < linksAtOnce) return head;
  }
}
