import { useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { useLiveEvents } from '@wbn/session/live/use-live-events.ts';
import { hearMessagingEvent, type MessagingNews } from './hear-messaging-event.ts';
import { useSendWaiting } from './outbox/use-send-waiting.ts';

/**
 * Keeps lists, badge and open threads fresh, and sends what waits in the browser. To be used once per page, in a part that every
 * member's page has: the badge of the header.
 */
export function useMessagingEvents(api: ApiClient): void {
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
