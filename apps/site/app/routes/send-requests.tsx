import { SendRequestsPage } from '@wbn/messaging/rounds/send-requests-page.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { useSession } from '@wbn/session/use-session.ts';

/** Form for one inquiry to several companies. */
export default function SendRequests() {
  const api = useMemberApi();
  const { userID = '' } = useSession();
  return <SendRequestsPage key={userID} api={api} userID={userID} />;
}
