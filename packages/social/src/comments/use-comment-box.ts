import { useMutation } from '@tanstack/react-query';
import { toApiError } from '@wbn/api-client/to-api-error.ts';
import { dropDraft } from '@wbn/forms/edit/stored-draft.ts';
import { useFailureWords } from '@wbn/forms/use-failure-words.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type NamedText, nothingTyped, trimNamed } from '../mentions/named-text.ts';
import { useRelationApi } from '../relations/relation-api.ts';
import { commentDraftKey, keepCommentDraft, readCommentDraft } from './comment-draft.ts';
import { type CommentPlace, makeCommentMutation } from './make-comment.query.ts';

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
