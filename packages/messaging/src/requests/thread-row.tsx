import { AuthorPhoto } from '@wbn/cards/author/author-photo.tsx';
import { requestsPath } from '@wbn/cards/business/business-path.ts';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import { TimeAgo } from '@wbn/cards/time/time-ago.tsx';
import type { RequestLabel } from '@wbn/contract/messaging/labels.ts';
import type { Request } from '@wbn/contract/messaging/request.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { classNames } from '@wbn/ui-kit/layout/class-names.ts';
import { Anchor } from '@wbn/ui-kit/text/anchor.tsx';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { LabelMarks } from '../teamwork/label-marks.tsx';
import { dot } from './message-center.css.ts';
import { otherSide } from './request-keys.ts';
import * as styles from './thread-row.css.ts';

interface ThreadRowProps {
  readonly request: Request;
  readonly ownerID: string;
  readonly labels: readonly RequestLabel[];
  readonly isOpen: boolean;
}

/** A row of the list: other side, subject of an inquiry, last message and its time (INQ-16, INQ-19). */
export function ThreadRow({ request, ownerID, labels, isOpen }: ThreadRowProps) {
  const t = useText('requests');
  const path = usePath();
  const { requestID, subject, status, lastAt, lastMessage, side, unread } = request;
  const isInquiry = request.receiverType === 'business';
  const other = otherSide(request);
  const words =
    lastMessage.content ||
    (lastMessage.fileCount > 0 ? t('list.files', { count: lastMessage.fileCount }) : t('list.offer'));
  const last = (
    <span className={styles.last}>
      {lastMessage.from === side && `${t('list.you')} `}
      <bdi {...foreignText(words)}>{words}</bdi>
    </span>
  );
  return (
    <li>
      <Anchor
        to={path(requestsPath(ownerID, requestID))}
        preventScrollReset
        aria-current={isOpen ? 'page' : undefined}
        className={classNames(styles.row, unread && styles.unread)}
      >
        <AuthorPhoto author={other} />
        <span className={styles.words}>
          <span className={styles.top}>
            <bdi className={styles.name} {...foreignText(other.name)}>
              {other.name}
            </bdi>
            <span className={styles.time}>
              <TimeAgo at={lastAt} />
            </span>
          </span>
          <span className={styles.line}>
            {isInquiry ? (
              <span className={styles.subject} {...foreignText(subject)}>
                {subject}
              </span>
            ) : (
              last
            )}
            {unread && (
              <>
                <span className={dot} />
                <VisuallyHidden>{t('list.isUnread')}</VisuallyHidden>
              </>
            )}
          </span>
          {isInquiry && last}
          {(status !== 'open' || labels.length > 0) && (
            <span className={styles.marks}>
              {status === 'closed' && <Badge>{t('list.isEnded')}</Badge>}
              {status === 'asked' && (
                <Badge tone="warning">{t(side === 'R' ? 'list.isAsked' : 'list.isWaiting')}</Badge>
              )}
              {status === 'held' && <Badge tone="warning">{t('list.isHeld')}</Badge>}
              <LabelMarks labels={labels} />
            </span>
          )}
        </span>
      </Anchor>
    </li>
  );
}
