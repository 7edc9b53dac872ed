import { saveProfile } from '@wbn/session/browser-session-store.ts';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { OwnProfilePage } from '@wbn/social/own-profile/own-profile-page.tsx';

/** The person's own profile (RT-04). */
export default function OwnProfile() {
  const api = useMemberApi();
  return <OwnProfilePage api={api} onProfile={saveProfile} />;
}
