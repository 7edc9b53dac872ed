import { AuthorPhoto } from '@wbn/cards/author/author-photo.tsx';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import { TimeAgo } from '@wbn/cards/time/time-ago.tsx';
import { noticePath } from '@wbn/contract/social/notice-path.ts';
import { noticeOf } from '@wbn/contract/social/notices.ts';
import type { NoticePlace, Notification } from '@wbn/contract/social/notifications.ts';
import type { ReportReason } from '@wbn/contract/social/reports.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Anchor } from '@wbn/ui-kit/text/anchor.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import type { ReactNode } from 'react';
import { KindIcon } from './kind-icon.tsx';
import * as styles from './notification-line.css.ts';

/** These are quoted; everything else is named. */
const quotedTypes: ReadonlySet<NoticePlace['type']> = new Set(['post', 'comment', 'report-case']);

interface NotificationLineProps {
  readonly notification: Notification;
  readonly onOpen: (notification: Notification) => void;
}

/** A notification: actors, quote and time, linked to its place. */
export function NotificationLine({ notification, onOpen }: NotificationLineProps) {
  const t = useText('notifications');
  const path = usePath();
  const sentence = useNotificationSentence(notification);
  const { kind, actors, resource, root, reason, note, createdAt, isUnread, isRead } = notification;
  const { target, actor: cause } = noticeOf(kind);
  const [actor] = cause === 'none' ? [] : actors;
  const place = root.type === 'report-case' ? root : resource;
  const quoted = quotedTypes.has(place.type) ? place.text : undefined;
  return (
    <Anchor
      to={path(noticePath(target, notification))}
      className={isUnread ? styles.unreadLine : styles.line}
      onClick={() => {
        if (!isRead) onOpen(notification);
      }}
    >
      <span className={styles.sign}>
        {actor && <AuthorPhoto author={actor} />}
        <KindIcon kind={kind} className={actor ? styles.mark : styles.icon} />
      </span>
      <span className={styles.words}>
        <span>{sentence}</span>
        {quoted && (
          <span className={styles.quote} {...foreignText(quoted)}>
            {quoted}
          </span>
        )}
        {note && (
          <span className={styles.quote} {...foreignText(note)}>
            {note}
          </span>
        )}
        {reason && reason !== 'other' && <RemovalReason reason={reason} />}
        <span className={styles.time}>
          <TimeAgo at={createdAt} />
        </span>
      </span>
      {isUnread && (
        <span className={styles.dot}>
          <VisuallyHidden>{t('unread')}</VisuallyHidden>
        </span>
      )}
    </Anchor>
  );
}

/** The reason why the reader's post or comment was removed. */
function RemovalReason({ reason }: { readonly reason: ReportReason }) {
  const t = useText('safety');
  return <span>{t('removedFor', { reason: t(`reasons.${reason}`) })}</span>;
}

/** Placeholder in the translated sentence for the names. */
const mark = '\u0001';

/** The sentence of a notification, such as 'Ana and 4 others like your post', with the names emphasized. */
function useNotificationSentence(notification: Notification): ReactNode {
  const who = useNames(notification);
  const [before, after] = useSentence(notification).split(mark);
  return (
    <>
      {before}
      {after !== undefined && <strong>{who}</strong>}
      {after}
    </>
  );
}

function useNames({ actors, actorCount }: Notification): string {
  const t = useText('notifications');
  const [first = t('somebody'), second] = actors.map(({ name }) => name);
  if (actorCount <= 1) return first;
  if (actorCount === 2 && second) return t('two', { first, second });
  return t('others', { first, count: actorCount - 1 });
}

/** The most fitting sentence that the kind has: that of the outcome or of the type of the thing, one with its name, or the plain one. */
function useSentence({ kind, resource, root, outcome, actorCount: count }: Notification): string {
  const t = useText('notices');
  const { type, text: name = '' } = noticeOf(kind).named === 'root' ? root : resource;
  const lines = [`line_${outcome ?? type}`, 'line_named', 'line'].map((line) => `${kind}.${line}`);
  // The keys are composed, and not every kind has each of them.
  return t(lines as never, { who: mark, name, place: root.text, count });
}
