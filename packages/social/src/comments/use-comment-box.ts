import { useMutation } from '@tanstack/react-query';
import { toApiError } from '@wbn/api-client/to-api-error.ts';
import { dropDraft, keepDraft, readDraft } from '@wbn/forms/edit/stored-draft.ts';
import { useFailureWords } from '@wbn/forms/use-failure-words.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type NamedText, nothingTyped, trimNamed } from '../mentions/named-text.ts';
import { useRelationApi } from '../relations/relation-api.ts';
import { type CommentPlace, makeCommentMutation } from './make-comment.query.ts';

/** What was typed and not sent; a text that was sent and of which nobody knows whether it arrived keeps the key it was sent under. */
interface CommentDraft {
  readonly text: NamedText;
  readonly idempotencyKey?: string | undefined;
}

/**
 * What is typed below something, and its sending: cleared and disabled at once; when it fails the text comes back and the page says why
 * (SOC-23). The same text sent again is the same comment.
 */
export function useCommentBox(place: CommentPlace, onMade?: () => void) {
  const { t } = useTranslation('comments');
  const { userID, actingAs: businessID } = useSession();
  const failureWords = useFailureWords();
  const key = commentDraftKey(userID, place.resourceID);
  const [draft, setDraft] = useState(() => readCommentDraft(key));
  const make = useMutation(makeCommentMutation(useRelationApi(), place));
  const change = (text: NamedText) => {
    setDraft({ text });
    keepCommentDraft(key, { text });
  };
  const send = () => {
    const text = trimNamed(draft.text);
    if (text.content === '' || make.isPending) return;
    const { idempotencyKey = crypto.randomUUID() } = draft;
    const sent = { text: draft.text, idempotencyKey };
    // Kept until it has arrived: the page may be gone before that.
    keepCommentDraft(key, sent);
    setDraft({ text: nothingTyped });
    // A promise, not callbacks of the component: it may be gone when the answer comes.
    make.mutateAsync({ text, businessID, idempotencyKey }).then(
      () => {
        dropDraft(key);
        onMade?.();
      },
      () => setDraft(sent),
    );
  };
  return {
    text: draft.text,
    change,
    send,
    sending: make.isPending,
    failure: make.error && failureWords(toApiError(make.error), t('box.failed')),
  };
}

/** Where it is kept what a person types below something: over a reload, and over a login. */
function commentDraftKey(userID: string | undefined, resourceID: string): string {
  return `wbn-comment-draft-${userID ?? ''}-${resourceID}`;
}

function readCommentDraft(key: string): CommentDraft {
  const { content, mentions, idempotencyKey } = readDraft(key) ?? {};
  if (typeof content !== 'string') return { text: nothingTyped };
  const named = Array.isArray(mentions) && mentions.every(isMention) ? mentions : [];
  return {
    text: { content, mentions: named },
    idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : undefined,
  };
}

function keepCommentDraft(key: string, { text, idempotencyKey }: CommentDraft): void {
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
