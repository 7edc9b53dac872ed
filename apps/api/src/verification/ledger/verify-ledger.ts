import { type EvidenceEntry, evidenceEntrySchema } from '@wbn/contract/verification/evidence.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import {
  type Anchor,
  findCutOff,
  findRewritten,
  findBreak as findWrongLink,
  firstHash,
  type LinkRow,
  linksAtOnce,
} from '../../staff/hash-chain.ts';
import { writeEntry } from './append-evidence.ts';
import { selectBadges, selectEntriesAfter, selectHead, selectPresent } from './evidence.sql.ts';

export type LedgerVerdict =
  | { readonly isSound: true; readonly head: Anchor }
  | { readonly isSound: false; readonly problem: string };

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
    const links = await selectEntriesAfter.all(transaction, { number: head.entries, most: linksAtOnce });
    for (const link of links) {
      const problem = findBreak(link, head);
      if (problem !== undefined) return `Entry ${link.number} does not fit: ${problem}`;
      head = { entries: link.number, hash: link.hash };
      applyEntry(badges, evidenceEntrySchema.parse(JSON.parse(link.text)));
      const rewritten = findRewritten(head, anchor);
      if (rewritten !== undefined) return rewritten;
    }
    if (links.length < linksAtOnce) return { head, badges };
  }
}

function findBreak(link: LinkRow, before: Anchor): string | undefined {
  const problem = findWrongLink(link, before);
  if (problem !== undefined) return problem;
  const entry = evidenceEntrySchema.safeParse(parse(link.text));
  if (!entry.success) return 'its text is no entry.';
  return writeEntry(entry.data) === link.text ? undefined : 'its text is not in canonical form.';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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
