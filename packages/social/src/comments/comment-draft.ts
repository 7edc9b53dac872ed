import { dropDraft, keepDraft, readDraft } from '@wbn/forms/edit/stored-draft.ts';
import { type NamedText, nothingTyped } from '../mentions/named-text.ts';

/** What was typed and not sent; a text that was sent and of which nobody knows whether it arrived keeps the key it was sent under. */
export interface CommentDraft {
  readonly text: NamedText;
  readonly idempotencyKey?: string | undefined;
}

/** Where it is kept what a person types below something: over a reload, and over a login. */
export function commentDraftKey(userID: string | undefined, resourceID: string): string {
  return `wbn-comment-draft-${userID ?? ''}-${resourceID}`;
}

export function readCommentDraft(key: string): CommentDraft {
  const { content, mentions, idempotencyKey } = readDraft(key) ?? {};
  if (typeof content !== 'string') return { text: nothingTyped };
  const named = Array.isArray(mentions) && mentions.every(isMention) ? mentions : [];
  return {
    text: { content, mentions: named },
    idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : undefined,
  };
}

export function keepCommentDraft(key: string, { text, idempotencyKey }: CommentDraft): void {
  if (text.content === '') dropDraft(key);
  else keepDraft(key, { ...text, ...(idempotencyKey && { idempotencyKey }) });
}

/** Another version of the page may have kept it. */
function isMention(value: unknown): value is NamedText['mentions'][number] {
  if (typeof value !== 'object' || value === null) return false;
  const { start, length, resourceID, resourceType } = value as Record<string, unknown>;
  const isActor = resourceType === 'user' || resourceType === 'business';
  return typeof start === 'number' && typeof length === 'number' && typeof resourceID === 'string' && isActor;
}
