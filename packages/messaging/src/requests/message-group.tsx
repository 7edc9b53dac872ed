import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import { formatClock, formatMoment } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { classNames } from '@wbn/ui-kit/layout/class-names.ts';
import { Fragment } from 'react';
import { FileList } from '../files/file-list.tsx';
import type { PendingMessage } from '../live/outbox/outbox-entry.ts';
import type { Thread } from '../live/thread.ts';
import { OfferCard } from '../offers/offer-card.tsx';
import type { MessageGroup } from './group-messages.ts';
import * as styles from './message-log.css.ts';

type PendingMessagesProps = Pick<Thread, 'pending' | 'retry' | 'discard'>;

/** Unconfirmed messages (INQ-13); failed ones stay with a retry button (decision 24). */
export function PendingMessages({ pending, retry, discard }: PendingMessagesProps) {
  return pending.map((message) => (
    <Pending key={message.id} message={message} retry={retry} discard={discard} />
  ));
}

function Pending({
  message,
  retry,
  discard,
}: Omit<PendingMessagesProps, 'pending'> & { readonly message: PendingMessage }) {
  const t = useText('requests');
  const { id, content, files, offer, state, reason } = message;
  const isFailed = state === 'failed';
  return (
    <div className={classNames(styles.message, styles.first, styles.own)}>
      <div className={classNames(styles.bubble, styles.ownBubble, !isFailed && styles.underWay)}>
        {content !== '' && (
          <p className={styles.words} {...foreignText(content)}>
            {content}
          </p>
        )}
        {files.map(({ token, name }) => (
          <bdi key={token} className={styles.fileName}>
            {name}
          </bdi>
        ))}
        {offer && <OfferCard offer={offer} />}
      </div>
      {isFailed ? (
        <div className={styles.failure} role="alert">
          <span className={styles.notDelivered}>{t('chat.failedMessage')}</span>
          {reason && <span>{reason}</span>}
          <Button variant="quiet" size="sm" onClick={() => retry(id)}>
            {t('chat.retry')}
          </Button>
          <Button variant="quiet" size="sm" onClick={() => discard(id)}>
            {t('chat.discard')}
          </Button>
        </div>
      ) : (
        <span className={styles.receipt}>{t(state === 'sending' ? 'chat.sending' : 'chat.waiting')}</span>
      )}
    </div>
  );
}

interface MessageGroupProps {
  readonly api: ApiClient;
  readonly requestID: string;
  /** Id of the company that the person acts as; undefined: as themselves. */
  readonly bid: string | undefined;
  readonly group: MessageGroup;
  /** Messages of one's own side, aligned to the end. */
  readonly isOwn: boolean;
  /** Name of the member who wrote. */
  readonly author: string | undefined;
  /** Number of the first unread message at the time the thread was opened. */
  readonly firstNew: number | undefined;
  /** Number of the message that shows the receipt (`receiptText`). */
  readonly receipt: number | undefined;
  readonly receiptText: string;
}

/** Consecutive messages of one person, each with the time of its day (INQ-16). */
export function MessageGroupView({
  api,
  requestID,
  bid,
  group,
  isOwn,
  author,
  firstNew,
  receipt,
  receiptText,
}: MessageGroupProps) {
  const t = useText('requests');
  const locale = useLocale();
  return group.messages.map(({ messageID, number, content, datetime, files, offer }, at) => (
    <Fragment key={messageID}>
      {number === firstNew && (
        <div className={styles.divider} data-begin>
          <span>{t('chat.new')}</span>
        </div>
      )}
      <div className={classNames(styles.message, at === 0 && styles.first, isOwn && styles.own)}>
        {at === 0 && author && <bdi className={styles.author}>{author}</bdi>}
        <div className={classNames(styles.bubble, isOwn && styles.ownBubble)}>
          {content !== '' && (
            <p className={styles.words} {...foreignText(content)}>
              {content}
            </p>
          )}
          {files.length > 0 && (
            <div className={styles.part}>
              <FileList api={api} place={{ requestID }} bid={bid} files={files} />
            </div>
          )}
          {offer && (
            <div className={styles.part}>
              <OfferCard offer={offer} />
            </div>
          )}
          <time dateTime={datetime} title={formatMoment(locale, datetime)} className={styles.time}>
            {formatClock(locale, datetime)}
          </time>
        </div>
        {number === receipt && <span className={styles.receipt}>{receiptText}</span>}
      </div>
    </Fragment>
  ));
}
