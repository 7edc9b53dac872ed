import { EditBusinessPage } from '@wbn/business-office/edit-business/edit-business-page.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { useParams } from 'react-router-dom';
import { headMeta } from '../seo/head.ts';
import { membersPage } from '../seo/members-page.server.ts';

export const loader = membersPage('title', 'edit-business');
export const meta = headMeta;

/** Where a company's people fill in its profile (RT-23, LAY-34). */
export default function EditBusiness() {
  const api = useMemberApi();
  const { userID = '' } = useSession();
  const { id = '', tab } = useParams();
  return <EditBusinessPage api={api} userID={userID} id={id} tab={tab} />;
}
