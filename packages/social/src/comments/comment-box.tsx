import { useQuery } from '@tanstack/react-query';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { listUserBusinesses } from '@wbn/contract/business/business.ts';
import { commentLength } from '@wbn/contract/social/comments.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { IconButton } from '@wbn/ui-kit/controls/icon-button.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { SendHorizontal } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MentionTextArea } from '../mentions/mention-text-area.tsx';
import { useRelationApi } from '../relations/relation-api.ts';
import * as styles from './comment-box.css.ts';
import type { CommentPlace } from './make-comment.query.ts';
import { useCommentBox } from './use-comment-box.ts';

interface CommentBoxProps {
  readonly place: CommentPlace;
  /** Whom one answers; absent for a comment. */
  readonly answerTo?: string;
  /** It was just opened. */
  readonly autoFocus?: boolean;
  readonly onMade?: () => void;
}

/** Where one writes a comment or an answer: one line that grows; Enter sends (SOC-21, SOC-22, SOC-23). */
export function CommentBox({ place, answerTo, autoFocus = false, onMade }: CommentBoxProps) {
  const { t } = useTranslation('comments');
  const { text, change, send, sending, failure } = useCommentBox(place, onMade);
  const actingName = useActingName();
  const area = useRef<HTMLTextAreaElement>(null);
  /** A disabled field loses the focus: it comes back when whoever sent has not gone elsewhere. */
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
      {actingName && (
        <Text size="sm" tone="muted">
          {t('box.as', { name: actingName })}
        </Text>
      )}
      {failure && (
        <Text size="sm" tone="danger" role="alert">
          {failure}
        </Text>
      )}
    </div>
  );
}

/** The company in whose name one writes; undefined for one's own (SOC-28). */
function useActingName(): string | undefined {
  const { userID = '', actingAs } = useSession();
  const api = useRelationApi();
  const { data } = useQuery({
    ...callQuery(api, listUserBusinesses, { query: { userID } }),
    enabled: actingAs !== undefined && userID !== '',
  });
  return data?.find(({ businessID }) => businessID === actingAs)?.general.companyName;
}
