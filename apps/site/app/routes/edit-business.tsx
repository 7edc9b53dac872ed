import { usePath } from '@wbn/edition/use-path.ts';
import { Navigate } from 'react-router-dom';
import { membersHandle } from '../layout/members-handle.ts';
import { MembersOnly } from '../layout/members-only.tsx';
import { headMeta } from '../seo/head.ts';
import { membersPage } from '../seo/members-page.server.ts';

export const handle = membersHandle;
export const loader = membersPage('members.title');
export const meta = headMeta;

/** PLACEHOLDER: visitors are led to the login, members to their profile (RT-51). */
export default function EditBusiness() {
  const path = usePath();
  return (
    <MembersOnly>
      <Navigate to={path('/profile')} replace />
    </MembersOnly>
  );
}
