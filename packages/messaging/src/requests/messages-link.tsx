import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { mostUnreadCounted } from '@wbn/contract/messaging/count-unread-requests.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { CountedIcon } from '@wbn/ui-kit/controls/counted-icon.tsx';
import { IconLink } from '@wbn/ui-kit/controls/icon-button.tsx';
import { MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMessagingEvents } from '../live/use-messaging-events.ts';
import { countUnreadRequestsQuery } from './count-unread-requests.query.ts';

interface MessagesLinkProps {
  /** Sends the token of whoever is signed in. */
  readonly api: ApiClient;
}

/** The way to one's messages with the number of unread threads, live (LAY-18). Every page of a member has it. */
export function MessagesLink({ api }: MessagesLinkProps) {
  const { t } = useTranslation('requests');
  const path = usePath();
  useMessagingEvents(api);
  const { data } = useQuery(countUnreadRequestsQuery(api));
  const unread = data?.total ?? 0;
  const many = unread >= mostUnreadCounted;
  const label = unread === 0 ? t('badge') : many ? t('badgeMany') : t('badgeUnread', { count: unread });
  return (
    <IconLink
      to={path('/my-messages')}
      label={label}
      icon={
        <CountedIcon
          icon={<MessageSquare aria-hidden />}
          count={unread === 0 ? undefined : many ? t('many') : unread}
        />
      }
    />
  );
}
