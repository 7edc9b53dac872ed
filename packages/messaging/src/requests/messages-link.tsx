import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { mostUnreadCounted } from '@wbn/contract/messaging/requests.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useLiveEvents } from '@wbn/session/live/use-live-events.ts';
import { CountedIcon } from '@wbn/ui-kit/controls/counted-icon.tsx';
import { IconLink } from '@wbn/ui-kit/controls/icon-button.tsx';
import { MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { hearMessagingEvent, type MessagingNews } from '../live/hear-messaging-event.ts';
import { useSendWaiting } from '../live/outbox/use-send-waiting.ts';
import { countUnreadRequestsQuery } from './requests.query.ts';

interface MessagesLinkProps {
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

/**
 * Keeps lists, badge and open threads fresh, and sends what waits in the browser. To be used once per page, in a part that every
 * member's page has: the badge of the header.
 */
function useMessagingEvents(api: ApiClient): void {
  const client = useQueryClient();
  const sendWaiting = useSendWaiting(api);
  const hear = (news: MessagingNews) => {
    void hearMessagingEvent({ api, client }, news);
    // Whoever hears something has a network.
    sendWaiting();
  };
  useLiveEvents('message', hear);
  // All three hear of a line that was lost; one is enough.
  useLiveEvents('request', (news) => {
    if (news.kind !== 'reset') hear(news);
  });
  useLiveEvents('typing', (news) => {
    if (news.kind !== 'reset') hear(news);
  });
}
