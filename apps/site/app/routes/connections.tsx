import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { ConnectionsPage } from '@wbn/social/connections/connections-page.tsx';

/** Connections, followed and blocked people of the signed-in person. */
export default function Connections() {
  return <ConnectionsPage api={useMemberApi()} />;
}
