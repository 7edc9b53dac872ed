import { useMutation, useQuery } from '@tanstack/react-query';
import { toApiError } from '@wbn/api-client/api-error.ts';
import { userBusinessesQuery } from '@wbn/cards/identities/use-identities.ts';
import { commentLength } from '@wbn/contract/social/comments.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { deleteDraft, readDraft, saveDraft } from '@wbn/forms/edit/stored-draft.ts';
import { useErrorMessage } from '@wbn/forms/use-error-message.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { IconButton } from '@wbn/ui-kit/controls/buttons/icon-button.tsx';
import { FailureText, MutedText } from '@wbn/ui-kit/text/text.tsx';
import { SendHorizontal } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { MentionTextArea } from '../mentions/mention-text-area.tsx';
import { emptyText, type TextWithMentions, trimText } from '../mentions/text-with-mentions.ts';
import { useRelationApi } from '../relations/relation-api.ts';
import { UnlessSuspended } from '../safety/unless-suspended.tsx';
import * as styles from './comment-box.css.ts';
import { type CommentPlace, makeCommentMutation } from './make-comment.query.ts';

interface CommentBoxProps {
  readonly place: CommentPlace;
  /** Name of the person who is answered; absent for a comment. */
  readonly answerTo?: string;
  /** Whether the box has just been opened. */
  readonly autoFocus?: boolean;
  readonly onMade?: () => void;
}

/** Box for a comment or an answer: a single line that grows; Enter sends (SOC-21, SOC-22, SOC-23). */
export function CommentBox(props: CommentBoxProps) {
  return (
    <UnlessSuspended>
      <OpenCommentBox {...props} />
    </UnlessSuspended>
  );
}

function OpenCommentBox({ place, answerTo, autoFocus = false, onMade }: CommentBoxProps) {
  const t = useText('comments');
  const { text, change, send, sending, failure } = useCommentBox(place, onMade);
  const actingName = useActingName();
  const area = useRef<HTMLTextAreaElement>(null);
  /** A field that is disabled while sending loses the focus; it gets it back unless the person has moved on. */
  const wasSending = useRef(false);
  useEffect(() => {
    if (wasSending.current && !sending && document.activeElement === document.body) area.current?.focus();
    wasSending.current = sending;
  }, [sending]);
  useEffect(() => {
    if (autoFocus) area.current?.focus();
  }, [autoFocus]);
  const isFull = text.content.length >= commentLength;
  return (
    <div className={styles.box}>
      <div className={styles.line}>
        <div className={styles.field}>
          <MentionTextArea
            ref={area}
            label={answerTo ? t('box.replyLabel', { name: answerTo }) : t('box.label')}
            hideLabel
            placeholder={answerTo ? t('box.replyPlaceholder') : t('box.placeholder')}
            value={text}
            onChange={change}
            onSubmit={send}
            disabled={sending}
            limit={commentLength}
            error={isFull && t('box.full', { limit: commentLength })}
          />
        </div>
        <IconButton
          icon={<SendHorizontal />}
          label={answerTo ? t('box.sendReply') : t('box.send')}
          aria-busy={sending || undefined}
          disabled={sending || text.content.trim() === ''}
          onClick={send}
        />
      </div>
      {actingName && <MutedText>{t('box.as', { name: actingName })}</MutedText>}
      <FailureText>{failure}</FailureText>
    </div>
  );
}

/** Name of the company that the person comments as; undefined: as themselves (SOC-28). */
function useActingName(): string | undefined {
  const { userID = '', actingAs } = useSession();
  const api = useRelationApi();
  const { data } = useQuery({
    ...userBusinessesQuery(api, userID),
    enabled: actingAs !== undefined && userID !== '',
  });
  return data?.find(({ businessID }) => businessID === actingAs)?.general.companyName;
}

/** Unsent text of a comment box; text of unknown outcome keeps its idempotency key. */
interface CommentDraft {
  readonly text: TextWithMentions;
  readonly idempotencyKey?: string | undefined;
}

/**
 * State of a comment box. Sending clears and disables it at once; after a failure the text comes back with the reason
 * (SOC-23). Sending the same text again does not create a second comment.
 */
function useCommentBox(place: CommentPlace, onMade?: () => void) {
  const t = useText('comments');
  const { userID, actingAs: businessID } = useSession();
  const errorMessage = useErrorMessage();
  const key = commentDraftKey(userID, place.resourceID);
  const [draft, setDraft] = useState(() => readCommentDraft(key));
  const make = useMutation(makeCommentMutation(useRelationApi(), place));
  const change = (text: TextWithMentions) => {
    setDraft({ text });
    saveCommentDraft(key, { text });
  };
  const send = () => {
    const text = trimText(draft.text);
    if (text.content === '' || make.isPending) return;
    const { idempotencyKey = crypto.randomUUID() } = draft;
    const sent = { text: draft.text, idempotencyKey };
    // The draft is kept until the answer, because the page may be left before.
    saveCommentDraft(key, sent);
    setDraft({ text: emptyText });
    // A promise instead of mutate callbacks, which do not run after the component unmounts.
    make.mutateAsync({ text, businessID, idempotencyKey }).then(
      () => {
        deleteDraft(key);
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
    failure: make.error && errorMessage(toApiError(make.error), t('box.failed')),
  };
}

/** Storage key of the unsent text; the draft survives a reload and a login. */
function commentDraftKey(userID: string | undefined, resourceID: string): string {
  return `wbn-comment-draft-${userID ?? ''}-${resourceID}`;
}

function readCommentDraft(key: string): CommentDraft {
  const { content, mentions, idempotencyKey } = readDraft(key) ?? {};
  if (typeof content !== 'string') return { text: emptyText };
  const named = Array.isArray(mentions) && mentions.every(isMention) ? mentions : [];
  return {
    text: { content, mentions: named },
    idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : undefined,
  };
}

function saveCommentDraft(key: string, { text, idempotencyKey }: CommentDraft): void {
  if (text.content === '') deleteDraft(key);
  else saveDraft(key, { ...text, ...(idempotencyKey && { idempotencyKey }) });
}

/** Checked because another version of the page may have stored the draft. */
function isMention(value: unknown): value is TextWithMentions['mentions'][number] {
  if (typeof value !== 'object' || value === null) return false;
  const { start, length, resourceID, resourceType } = value as Record<string, unknown>;
  const isActor = resourceType === 'user' || resourceType === 'business';
  return typeof start === 'number' && typeof length === 'number' && typeof resourceID === 'string' && isActor;
}
