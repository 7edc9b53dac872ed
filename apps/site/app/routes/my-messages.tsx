import { useQuery } from '@tanstack/react-query';
import { usePath } from '@wbn/edition/use-path.ts';
import { countUnreadRequestsQuery, unreadPath } from '@wbn/messaging/requests/requests.query.ts';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Navigate } from 'react-router-dom';

/** Redirects to the mailbox with unread threads, otherwise to that of the current identity (RT-07). */
export default function MyMessages() {
  const path = usePath();
  const { userID = 'me', actingAs = userID } = useSession();
  const { data, isPending } = useQuery(countUnreadRequestsQuery(useMemberApi()));
  if (isPending) return <Skeleton lines={8} />;
  return <Navigate to={path(unreadPath(actingAs, data?.owners))} replace />;
}
