import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { FoundGroupPage } from '@wbn/social/groups/found-group-page.tsx';

/** Founds a group (GRP-01). */
export default function FoundGroup() {
  const { userID = '' } = useSession();
  return <FoundGroupPage api={useMemberApi()} userID={userID} />;
}
