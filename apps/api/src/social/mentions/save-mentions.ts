import type { Mention } from '@wbn/contract/social/mentions.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { Actor } from '../../authors/require-actor.ts';
import { requireAllowance } from '../../safety/require-allowance.ts';
import { refuseFields } from '../../server/describe-issue.ts';
import {
  deleteMentions,
  insertMentions,
  type MentionRow,
  selectMentions,
  selectNameable,
} from './mentions.sql.ts';

interface Text {
  readonly content: string;
  readonly mentions: readonly Mention[];
}

interface MentionContext {
  /** People and companies that may be mentioned, with their current names. */
  readonly nameable: ReadonlyMap<string, { readonly type: string; readonly name: string }>;
  /** The text before an edit: a mention in it stays valid even if the name has changed since. */
  readonly before?: Text | undefined;
}

/** The part of the text that a mention covers. */
const writtenIn = (content: string, { start, length }: Mention) => content.slice(start, start + length);

/** Returns problems of mentions, by field. */
export function findMentionProblems(text: Text, known: MentionContext): Record<string, string> {
  const problems = text.mentions.flatMap((mention, place) => {
    const previous = text.mentions[place - 1];
    const problem =
      previous && mention.start < previous.start + previous.length
        ? 'must begin after the one before it'
        : problemOf(mention, text, known);
    return problem === undefined ? [] : [[`mentions.${place}`, problem] as const];
  });
  return Object.fromEntries(problems);
}

function problemOf(
  mention: Mention,
  { content }: Text,
  { nameable, before }: MentionContext,
): string | undefined {
  const { start, length, resourceID, resourceType } = mention;
  if (start + length > content.length) return 'must lie within the content';
  const written = writtenIn(content, mention);
  const isKept = before?.mentions.some(
    (kept) => kept.resourceID === resourceID && writtenIn(before.content, kept) === written,
  );
  if (isKept) return undefined;
  const named = nameable.get(resourceID);
  if (named?.type !== resourceType) return 'names nobody who can be named';
  return written === `@${named.name}` ? undefined : `must be written @${named.name} in the content`;
}

interface Naming {
  /** Post or comment. */
  readonly resourceID: string;
  readonly content: string;
  readonly mentions: readonly Mention[];
  readonly actor: Pick<Actor, 'id' | 'userID'>;
  /** The text before an edit. */
  readonly before?: { readonly content: string };
}

/**
 * Stores the mentions of a text in the transaction of the text. Throws ValidationError when a mention does not cover the name of somebody
 * who may be mentioned.
 * @returns the ids of those who were not mentioned before
 */
export async function saveMentions(
  transaction: Kysely<Database>,
  naming: Naming,
): Promise<readonly string[]> {
  const { resourceID, content, mentions, actor, before } = naming;
  const stored = before ? ((await loadMentions(transaction, [resourceID])).get(resourceID) ?? []) : [];
  const ids = [...new Set(mentions.map((mention) => mention.resourceID))];
  const asked = { ids, userID: actor.userID, actorID: actor.id };
  const rows = ids.length > 0 ? await selectNameable.all(transaction, asked) : [];
  const nameable = new Map(rows.map((row) => [row.id, row]));
  refuseFields(
    findMentionProblems(
      { content, mentions },
      { nameable, before: before && { content: before.content, mentions: stored } },
    ),
  );
  if (stored.length > 0) await deleteMentions.run(transaction, { resourceID });
  if (mentions.length > 0)
    await insertMentions.run(transaction, {
      rows: mentions.map(({ start, length, ...named }) => ({
        resource_id: resourceID,
        start,
        length,
        mentioned_id: named.resourceID,
        mentioned_type: named.resourceType,
      })),
    });
  const namedBefore = new Set(stored.map((mention) => mention.resourceID));
  const named = ids.filter((id) => !namedBefore.has(id));
  if (named.length > 0)
    await requireAllowance(transaction, { userID: actor.userID, act: 'mention', times: named.length });
  return named;
}

/** Loads mentions by the ids of posts or comments; a text without mentions has no entry. */
export async function loadMentions(
  on: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Mention[]>> {
  if (ids.length === 0) return new Map();
  const rows = await selectMentions.all(on, { ids });
  const mentions = new Map<string, Mention[]>();
  for (const row of rows)
    mentions.set(row.resource_id, [...(mentions.get(row.resource_id) ?? []), presentMention(row)]);
  return mentions;
}

export function presentMention({ start, length, mentioned_id, mentioned_type }: MentionRow): Mention {
  return { start, length, resourceID: mentioned_id, resourceType: mentioned_type };
}
