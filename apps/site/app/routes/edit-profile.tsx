import { saveProfile } from '@wbn/session/browser-session-store.ts';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { EditProfilePage } from '@wbn/social/edit-profile/edit-profile-page.tsx';

/** Form for the person's own profile (RT-05). */
export default function EditProfile() {
  const api = useMemberApi();
  return <EditProfilePage api={api} onProfile={saveProfile} />;
}
