import type { Mention } from '@wbn/contract/social/mentions.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { refuseFields } from '../../server/refuse-fields.ts';
import type { Actor } from '../actors/act-as.ts';
import { requireAllowance } from '../safety/require-allowance.ts';
import { findMentionProblems } from './find-mention-problems.ts';
import {
  deleteMentions,
  insertMentions,
  type MentionRow,
  selectMentions,
  selectNameable,
} from './mentions.sql.ts';

interface Naming {
  /** The post or comment. */
  readonly resourceID: string;
  readonly content: string;
  readonly mentions: readonly Mention[];
  readonly actor: Pick<Actor, 'id' | 'userID'>;
  /** What a text that is changed said until now. */
  readonly before?: { readonly content: string };
}

/**
 * Stores whom a text names, in the transaction of the text. Throws ValidationError for a place that does not say the name of somebody
 * who can be named.
 * @returns the ids of those it names now and has not named before
 */
export async function keepMentions(
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

/** Whom texts name, by the ids of posts or comments; a text that names nobody has no entry. */
export async function loadMentions(
  on: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly Mention[]>> {
  if (ids.length === 0) return new Map();
  const rows = 'query' in on ? await selectMentions.all(on, { ids }) : await selectMentions.all(on, { ids });
  const mentions = new Map<string, Mention[]>();
  for (const row of rows)
    mentions.set(row.resource_id, [...(mentions.get(row.resource_id) ?? []), presentMention(row)]);
  return mentions;
}

export function presentMention({ start, length, mentioned_id, mentioned_type }: MentionRow): Mention {
  return { start, length, resourceID: mentioned_id, resourceType: mentioned_type };
}
