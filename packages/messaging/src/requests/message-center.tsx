import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { AuthorPhoto } from '@wbn/cards/author/author-photo.tsx';
import { requestsPath } from '@wbn/cards/business/business-path.ts';
import { useIdentities } from '@wbn/cards/identities/use-identities.ts';
import type { OpenRequest } from '@wbn/contract/messaging/request.ts';
import { mostUnreadCounted } from '@wbn/contract/messaging/requests.ts';
import type { Author } from '@wbn/contract/social/author.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { useVisibleHeight } from '@wbn/ui-kit/layout/use-visible-height.ts';
import { Menu, MenuLink } from '@wbn/ui-kit/overlays/menu.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { ChevronDown, MessageSquare } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { ChatPane } from './chat-pane.tsx';
import * as styles from './message-center.css.ts';
import { MessageTabs } from './message-tabs.tsx';
import { countUnreadRequestsQuery } from './requests.query.ts';
import { ThreadList } from './thread-list.tsx';

interface BusinessSwitcherProps {
  readonly api: ApiClient;
  /** The person and their companies. */
  readonly identities: readonly Author[];
  readonly owner: Author;
}

/** The owner of the messages, with links to the person's other mailboxes and their unread counts (INQ-08). */
function BusinessSwitcher({ api, identities, owner }: BusinessSwitcherProps) {
  const t = useText('requests');
  const path = usePath();
  const { data } = useQuery(countUnreadRequestsQuery(api));
  const unreadOf = ({ authorID }: Author) =>
    data?.owners.find(({ ownerID }) => ownerID === authorID)?.count ?? 0;
  const elsewhere = identities.some((identity) => identity !== owner && unreadOf(identity) > 0);
  return (
    <div className={styles.switcher}>
      <Menu
        variant="plain"
        align="end"
        label={t('switcher.label', { name: owner.name })}
        trigger={
          <span className={styles.owner}>
            <AuthorPhoto author={owner} size="sm" />
            <bdi className={styles.ownerName}>{owner.name}</bdi>
            {elsewhere && <span className={styles.dot} />}
            <ChevronDown className={styles.chevron} aria-hidden />
          </span>
        }
      >
        <div className={styles.owners}>
          {identities.map((identity) => (
            <MenuLink
              key={identity.authorID}
              to={path(requestsPath(identity.authorID))}
              icon={<AuthorPhoto author={identity} size="sm" />}
              aria-current={identity === owner ? 'true' : undefined}
            >
              <bdi className={styles.ownerLine}>{identity.name}</bdi>
              <Unread count={unreadOf(identity)} />
            </MenuLink>
          ))}
        </div>
      </Menu>
    </div>
  );
}

function Unread({ count }: { readonly count: number }) {
  const t = useText('requests');
  if (count === 0) return null;
  return (
    <>
      <span className={styles.count} aria-hidden>
        {count >= mostUnreadCounted ? t('many') : count}
      </span>
      <VisuallyHidden>{t('unread', { count })}</VisuallyHidden>
    </>
  );
}

interface MessageCenterProps {
  readonly api: ApiClient;
  /** Id of the person or of one of their companies; undefined when the address contains another id. */
  readonly ownerID: string | undefined;
  readonly requestID: string | undefined;
  /** Further menu entries of a thread, such as a block. `bid`: id of the company that the person acts as. */
  readonly moreActions?: (request: OpenRequest, bid: string | undefined) => ReactNode;
}

/** Title with the owner's switcher, threads and chat (INQ-08); phones show the list or the chat, by address. */
export function MessageCenter({ api, ownerID, requestID, moreActions }: MessageCenterProps) {
  const t = useText('requests');
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
    const row = center.current?.querySelector<HTMLElement>('li > a[aria-current="page"][href*="/requests/"]');
    if (row?.checkVisibility()) row.focus();
    else navigate(path(requestsPath(owner.authorID)));
  };
  return (
    <div ref={center} className={styles.page} data-open={requestID !== undefined}>
      <div className={styles.head}>
        <PageHeader
          title={t('title')}
          action={<BusinessSwitcher api={api} identities={identities} owner={owner} />}
          tabs={<MessageTabs current="conversations" businessID={bid} />}
        />
      </div>
      <div className={styles.center}>
        <div className={styles.side}>
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
    </div>
  );
}

function Waiting() {
  const t = useText('requests');
  return (
    <div className={styles.waiting} role="status" aria-label={t('list.loading')}>
      <Skeleton lines={8} />
    </div>
  );
}

function NotYours() {
  const t = useText('requests');
  const path = usePath();
  return (
    <div className={styles.waiting}>
      <PageHeader title={t('title')} />
      <EmptyState
        title={t('notYours')}
        action={<ButtonLink to={path(requestsPath('me'))}>{t('own')}</ButtonLink>}
      >
        {t('notYoursBody')}
      </EmptyState>
    </div>
  );
}
