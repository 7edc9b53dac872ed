import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { AuthorPhoto } from '@wbn/cards/author/author-photo.tsx';
import { requestsPath } from '@wbn/cards/business/business-path.ts';
import { mostUnreadCounted } from '@wbn/contract/messaging/requests.ts';
import type { Author } from '@wbn/contract/social/author.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { Menu, MenuLink } from '@wbn/ui-kit/overlays/menu.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { ChevronDown, Columns3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listRoundsQuery } from '../rounds/list-rounds.query.ts';
import { roundsPath } from '../rounds/round-path.ts';
import * as styles from './message-center.css.ts';
import { countUnreadRequestsQuery } from './requests.query.ts';

interface RoundLinksProps {
  readonly api: ApiClient;
  /** The company whose messages are shown; absent: one's own. */
  readonly bid?: string | undefined;
}

interface BusinessSwitcherProps {
  readonly api: ApiClient;
  /** Oneself and the companies one works for. */
  readonly identities: readonly Author[];
  /** Whose messages are shown. */
  readonly owner: Author;
}

/** Whose messages are shown, and the way to those of one's other companies, each with its unread number (INQ-08). */
export function BusinessSwitcher({ api, identities, owner }: BusinessSwitcherProps) {
  const { t } = useTranslation('requests');
  const path = usePath();
  const { data } = useQuery(countUnreadRequestsQuery(api));
  const unreadOf = ({ authorID }: Author) =>
    data?.owners.find(({ ownerID }) => ownerID === authorID)?.count ?? 0;
  const elsewhere = identities.some((identity) => identity !== owner && unreadOf(identity) > 0);
  return (
    <div className={styles.switcher}>
      <Menu
        variant="plain"
        align="start"
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
      <RoundLinks api={api} bid={owner.authorType === 'business' ? owner.authorID : undefined} />
    </div>
  );
}

function Unread({ count }: { readonly count: number }) {
  const { t } = useTranslation('requests');
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

/** For the message center: the way to the answers that stand side by side; nothing for who has asked no several companies. */
function RoundLinks({ api, bid }: RoundLinksProps) {
  const { t } = useTranslation('rounds');
  const path = usePath();
  const { data } = useInfiniteQuery(listRoundsQuery(api, bid));
  if (!data?.pages.some(({ rounds }) => rounds.length > 0)) return null;
  return (
    <ButtonLink to={path(roundsPath(bid))} variant="quiet" size="sm" icon={<Columns3 aria-hidden />}>
      {t('compare')}
    </ButtonLink>
  );
}
