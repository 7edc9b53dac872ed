import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { classNames } from '@wbn/ui-kit/layout/class-names.ts';
import { useTranslation } from 'react-i18next';
import type { PendingMessage } from '../live/outbox/outbox-entry.ts';
import type { Thread } from '../live/thread.ts';
import { OfferCard } from '../offers/offer-card.tsx';
import * as styles from './message-log.css.ts';

type PendingMessagesProps = Pick<Thread, 'pending' | 'retry' | 'discard'>;

/** What no server has confirmed yet (INQ-13); what failed stays, with a way to send it again (decision 24). */
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
  const { t } = useTranslation('requests');
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
