import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { requestsPath } from '@wbn/cards/business/business-path.ts';
import { useIdentities } from '@wbn/cards/identities/use-identities.ts';
import type { OpenRequest } from '@wbn/contract/messaging/request.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { useVisibleHeight } from '@wbn/ui-kit/layout/use-visible-height.ts';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { MessageSquare } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { BusinessSwitcher } from './business-switcher.tsx';
import { ChatPane } from './chat-pane.tsx';
import * as styles from './message-center.css.ts';
import { ThreadList } from './thread-list.tsx';

interface MessageCenterProps {
  /** Sends the token of whoever is signed in. */
  readonly api: ApiClient;
  /** Whose messages: one's own id or that of a company one works for; absent for an address that names nobody. */
  readonly ownerID: string | undefined;
  /** The thread that is open. */
  readonly requestID: string | undefined;
  /** More entries for the menu of a thread, such as a block. `bid`: the company in whose name one looks at it. */
  readonly moreActions?: (request: OpenRequest, bid: string | undefined) => ReactNode;
}

/** Switcher, threads and chat (INQ-08); on phones the list or the chat, as the address says. */
export function MessageCenter({ api, ownerID, requestID, moreActions }: MessageCenterProps) {
  const { t } = useTranslation('requests');
  const path = usePath();
  const navigate = useNavigate();
  const center = useRef<HTMLDivElement>(null);
  const { userID = '' } = useSession();
  const identities = useIdentities(api)?.all;
  const owner = identities?.find(({ authorID }) => authorID === ownerID);
  useVisibleHeight();
  if (!identities) return <Waiting />;
  if (!owner) return <NotYours />;

  const bid = owner.authorType === 'business' ? owner.authorID : undefined;
  const leaveChat = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if ((event.target as Element).closest('dialog')) return;
    const row = center.current?.querySelector<HTMLElement>('nav a[aria-current="page"]');
    if (row?.checkVisibility()) row.focus();
    else navigate(path(requestsPath(owner.authorID)));
  };
  return (
    <div ref={center} className={styles.center} data-open={requestID !== undefined}>
      <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
      <div className={styles.side}>
        <BusinessSwitcher api={api} identities={identities} owner={owner} />
        <ThreadList
          key={owner.authorID}
          api={api}
          bid={bid}
          ownerID={owner.authorID}
          userID={userID}
          requestID={requestID}
        />
      </div>
      {requestID === undefined ? (
        <div className={styles.nothing}>
          <EmptyState icon={<MessageSquare />} title={t('chat.choose')}>
            {t('chat.chooseBody')}
          </EmptyState>
        </div>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves it, as the link back does
        <div className={styles.chat} onKeyDown={leaveChat}>
          <ChatPane
            key={requestID}
            api={api}
            bid={bid}
            ownerID={owner.authorID}
            userID={userID}
            requestID={requestID}
            moreActions={moreActions}
          />
        </div>
      )}
    </div>
  );
}

function Waiting() {
  const { t } = useTranslation('requests');
  return (
    <div className={styles.waiting} role="status" aria-label={t('list.loading')}>
      <Skeleton lines={8} />
    </div>
  );
}

function NotYours() {
  const { t } = useTranslation('requests');
  const path = usePath();
  return (
    <div className={styles.waiting}>
      <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
      <EmptyState
        title={t('notYours')}
        action={<ButtonLink to={path(requestsPath('me'))}>{t('own')}</ButtonLink>}
      >
        {t('notYoursBody')}
      </EmptyState>
    </div>
  );
}
