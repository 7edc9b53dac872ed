import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { mostUnreadCounted } from '@wbn/contract/messaging/requests.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useLiveEvents } from '@wbn/session/live/use-live-events.ts';
import { CountedIcon } from '@wbn/ui-kit/controls/buttons/counted-icon.tsx';
import { IconLink } from '@wbn/ui-kit/controls/buttons/icon-button.tsx';
import { MessageSquare } from 'lucide-react';
import { handleMessagingEvent, type MessagingEvent } from '../live/handle-messaging-event.ts';
import { useSendWaiting } from '../live/outbox/use-send-waiting.ts';
import { countUnreadRequestsQuery } from './requests.query.ts';

interface MessagesLinkProps {
  readonly api: ApiClient;
}

/** Link to the messages with the live number of unread threads (LAY-18), in the header of every member's page. */
export function MessagesLink({ api }: MessagesLinkProps) {
  const t = useText('requests');
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
 * Applies live events to the cached lists, badge and threads, and sends waiting messages. Use once per page, in a
 * part that every member's page has: the badge of the header.
 */
function useMessagingEvents(api: ApiClient): void {
  const client = useQueryClient();
  const sendWaiting = useSendWaiting(api);
  const hear = (news: MessagingEvent) => {
    void handleMessagingEvent({ api, client }, news);
    // An event proves that the network works.
    sendWaiting();
  };
  useLiveEvents('message', hear);
  // Each of the three listeners receives `reset`; one is enough.
  useLiveEvents('request', (news) => {
    if (news.kind !== 'reset') hear(news);
  });
  useLiveEvents('typing', (news) => {
    if (news.kind !== 'reset') hear(news);
  });
}
