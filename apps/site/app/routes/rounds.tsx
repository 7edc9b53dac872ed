import { RoundsPage } from '@wbn/messaging/rounds/rounds-page.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';

/** Inquiries that were sent to several companies. */
export default function Rounds() {
  return <RoundsPage api={useMemberApi()} />;
}
