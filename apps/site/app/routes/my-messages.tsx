import { requestsPath } from '@wbn/cards/business/business-path.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { Navigate } from 'react-router-dom';
import { membersPage } from '../seo/members-page.server.ts';
import { headMeta } from '../seo/page-meta.ts';

export const loader = membersPage('title', 'requests');
export const meta = headMeta;

/** Leads to the messages of whoever one acts as (RT-07). */
export default function MyMessages() {
  const path = usePath();
  const { userID = 'me', actingAs = userID } = useSession();
  return <Navigate to={path(requestsPath(actingAs))} replace />;
}
