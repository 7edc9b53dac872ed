import { saveProfile } from '@wbn/session/browser-session-store.ts';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { OwnProfilePage } from '@wbn/social/own-profile/own-profile-page.tsx';
import { membersHandle } from '../layout/members-handle.ts';
import { MembersOnly } from '../layout/members-only.tsx';
import { headMeta } from '../seo/head.ts';
import { membersPage } from '../seo/members-page.server.ts';

export const handle = membersHandle;
export const loader = membersPage('account.myProfile');
export const meta = headMeta;

/** The own profile (RT-04). */
export default function OwnProfile() {
  const api = useMemberApi();
  return (
    <MembersOnly>
      <OwnProfilePage api={api} onProfile={saveProfile} />
    </MembersOnly>
  );
}
