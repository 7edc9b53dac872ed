import { usePath } from '@wbn/edition/use-path.ts';
import { Navigate } from 'react-router-dom';
import { headMeta } from '../seo/head.ts';
import { membersPage } from '../seo/members-page.server.ts';

export const loader = membersPage('members.title');
export const meta = headMeta;

/** Pages of members that are still to come: visitors are led to the login, members to their profile (RT-51). */
export default function Member() {
  const path = usePath();
  return <Navigate to={path('/profile')} replace />;
}
