import { hash } from 'node:crypto';
import { type EvidenceEntry, evidenceEntrySchema } from '@wbn/contract/verification/evidence.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { writeEntry } from './append-evidence.ts';
import { type LinkRow, selectBadges, selectEntriesAfter, selectHead, selectPresent } from './evidence.sql.ts';

/** A position in the chain: the number of entries and the hash of the last one. */
export interface Anchor {
  readonly entries: number;
  readonly hash: string;
}

export type LedgerVerdict =
  | { readonly isSound: true; readonly head: Anchor }
  | { readonly isSound: false; readonly problem: string };

/** The previous hash of the first entry. */
export const firstHash = '0'.repeat(64);
const atOnce = 1000;

/**
 * Verifies the whole chain in one snapshot (repeatable read), compares its end with the head, and every badge with the entries. An anchor
 * noted outside the database also reveals a chain that was rewritten from some entry on.
 */
export function verifyLedger(db: Kysely<Database>, anchor?: Anchor): Promise<LedgerVerdict> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const walked = await walk(transaction, anchor);
      if (typeof walked === 'string') return { isSound: false, problem: walked };
      const problem =
        findCutOff(walked.head, await selectHead.first(transaction), anchor) ??
        (await findWrongBadge(transaction, walked.badges));
      return problem === undefined ? { isSound: true, head: walked.head } : { isSound: false, problem };
    });
}

/** Last day of each verified company by the entries; null when the entry names none. */
type Badges = Map<string, string | null>;

async function walk(
  transaction: Kysely<Database>,
  anchor: Anchor | undefined,
): Promise<{ readonly head: Anchor; readonly badges: Badges } | string> {
  let head: Anchor = { entries: 0, hash: firstHash };
  const badges: Badges = new Map();
  for (;;) {
    const links = await selectEntriesAfter.all(transaction, { number: head.entries, most: atOnce });
    for (const link of links) {
      const problem = findBreak(link, head);
      if (problem !== undefined) return `Entry ${link.number} does not fit: ${problem}`;
      head = { entries: link.number, hash: link.hash };
      applyEntry(badges, evidenceEntrySchema.parse(JSON.parse(link.text)));
      if (anchor?.entries === head.entries && anchor.hash !== head.hash)
        return `Entry ${head.entries} does not fit: its hash is ${head.hash}, not ${anchor.hash} as was noted.`;
    }
    if (links.length < atOnce) return { head, badges };
  }
}

function findBreak(
  { number, text, previous_hash, hash: stored }: LinkRow,
  before: Anchor,
): string | undefined {
  if (number !== before.entries + 1)
    return number === before.entries + 2
      ? `entry ${before.entries + 1} is missing before it.`
      : `entries ${before.entries + 1} to ${number - 1} are missing before it.`;
  if (previous_hash !== before.hash)
    return `it names ${previous_hash} as the hash before it, which is ${before.hash}.`;
  const computed = hash('sha256', `${before.hash}\n${text}`);
  if (computed !== stored) return `its hash is ${stored}, its text gives ${computed}.`;
  const entry = evidenceEntrySchema.safeParse(parse(text));
  if (!entry.success) return 'its text is no entry.';
  return writeEntry(entry.data) === text ? undefined : 'its text is not in canonical form.';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function findCutOff(end: Anchor, head: Anchor | undefined, anchor: Anchor | undefined): string | undefined {
  if (!head) return 'The head of the ledger is missing.';
  if (head.entries !== end.entries)
    return `The chain ends with entry ${end.entries}, the head counts ${head.entries}: the end was cut off or added by hand.`;
  if (head.hash !== end.hash) return `The head names ${head.hash}, entry ${end.entries} has ${end.hash}.`;
  return anchor && anchor.entries > end.entries
    ? `${anchor.entries} entries were noted, ${end.entries} are there: the end was cut off.`
    : undefined;
}

/** Applies an entry to the badges. */
export function applyEntry(badges: Badges, { kind, businessID, until = null }: EvidenceEntry): void {
  if (kind === 'approved' || kind === 'imported') badges.set(businessID, until);
  if (kind === 'ended') badges.delete(businessID);
}

async function findWrongBadge(transaction: Kysely<Database>, badges: Badges): Promise<string | undefined> {
  const said = new Map(badges);
  for (const { id, company_name: name, verified_until: until } of await selectBadges.all(transaction)) {
    const day = said.get(id);
    said.delete(id);
    if (day === undefined) return `${name} (${id}) is verified, and no entry says so.`;
    if (day !== until)
      return `${name} (${id}) is verified until ${until ?? 'no day'}, its entries say ${day ?? 'no day'}.`;
  }
  // Entries of deleted companies stay, so look only for existing companies.
  const [missing] = await selectPresent.all(transaction, { ids: [...said.keys()] });
  return missing && `${missing.company_name} (${missing.id}) is not verified, its entries say that it is.`;
}
