import { MessagesLink } from '@wbn/messaging/requests/messages-link.tsx';
import { MemberQueries } from '@wbn/session/member-queries.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { NotificationBell } from '@wbn/social/notifications/notification-bell.tsx';

// Icons of the header that count what is unread, with all that members' parts have around them; loaded for members alone.

export function BellOfMember() {
  const api = useMemberApi();
  return (
    <MemberQueries>
      <NotificationBell api={api} />
    </MemberQueries>
  );
}

export function MessagesOfMember() {
  const api = useMemberApi();
  return (
    <MemberQueries>
      <MessagesLink api={api} />
    </MemberQueries>
  );
}
