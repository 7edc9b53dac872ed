import { authorPath, profilePath } from '@wbn/cards/author/author-path.ts';
import { AuthorPhoto } from '@wbn/cards/author/author-photo.tsx';
import {
  businessPath,
  productPath,
  requestsPath,
  verificationScreenPath,
} from '@wbn/cards/business/business-path.ts';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import { TimeAgo } from '@wbn/cards/time/time-ago.tsx';
import { toldByNobody } from '@wbn/contract/social/notification-kinds.ts';
import type { NoticePlace, Notification } from '@wbn/contract/social/notifications.ts';
import type { ReportReason } from '@wbn/contract/social/reports.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { Anchor } from '@wbn/ui-kit/text/anchor.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { postPath } from '../posts/post-path.ts';
import * as styles from './notice-line.css.ts';
import { useNoticeSentence } from './use-notice-sentence.tsx';

/** Said in the words of their author; everything else is called by its name. */
const quotedTypes: ReadonlySet<NoticePlace['type']> = new Set(['post', 'comment', 'report-case']);

interface NoticeLineProps {
  readonly notification: Notification;
  readonly onOpen: (notification: Notification) => void;
}

/** One entry: who did what, how that begins, and when; leads there. */
export function NoticeLine({ notification, onOpen }: NoticeLineProps) {
  const { t } = useTranslation('notifications');
  const path = usePath();
  const sentence = useNoticeSentence(notification);
  const { kind, actors, resource, root, reason, createdAt, isUnread, isRead } = notification;
  // No member has decided: these are from the reader to themselves.
  const [actor] = toldByNobody.has(kind) ? [] : actors;
  const place = kind === 'text-removed' ? root : resource;
  const quoted = quotedTypes.has(place.type) ? place.text : undefined;
  return (
    <Anchor
      to={path(noticePath(notification))}
      className={isUnread ? styles.unreadLine : styles.line}
      onClick={() => {
        if (!isRead) onOpen(notification);
      }}
    >
      {actor ? <AuthorPhoto author={actor} /> : <BellRing aria-hidden className={styles.icon} />}
      <span className={styles.words}>
        <span>{sentence}</span>
        {quoted && (
          <span className={styles.quote} {...foreignText(quoted)}>
            {quoted}
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

/** Why something of one's own was removed. */
function RemovalReason({ reason }: { readonly reason: ReportReason }) {
  const { t } = useTranslation('safety');
  return <span>{t('removedFor', { reason: t(`reasons.${reason}`) })}</span>;
}

/** Where what a notification tells of is seen; without the language, which `usePath` adds. */
function noticePath({ kind, actors: [actor], resource, root }: Notification): string {
  if (kind === 'report-decided') return '/reports';
  if (resource.type === 'request') return `${requestsPath(root.id)}/${resource.id}`;
  if (kind === 'connection-request' || kind === 'connection-accepted') return '/connections';
  if (kind === 'verification-changed' || kind === 'verification-ending')
    return verificationScreenPath(root.id);
  // What may be written stands there; what was written is gone.
  if (kind === 'text-removed') return '/terms-and-conditions';
  if (kind === 'follow' && actor) return authorPath(actor);
  return placePath(root);
}

function placePath({ id, type, text = '', companyName = '' }: NoticePlace): string {
  if (type === 'business') return businessPath({ businessID: id, general: { companyName: text } });
  if (type === 'product')
    return productPath({ productID: id, name: text, businessProfile: { general: { companyName } } });
  return type === 'user' ? profilePath(id) : postPath(id);
}
