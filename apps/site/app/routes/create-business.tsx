import { CreateBusinessPage } from '@wbn/business-office/create-business/create-business-page.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { membersPage } from '../seo/members-page.server.ts';
import { headMeta } from '../seo/page-meta.ts';

export const loader = membersPage('form.title', 'my-business');
export const meta = headMeta;

/** Form that creates a company (RT-15). */
export default function CreateBusiness() {
  const api = useMemberApi();
  const { userID = '' } = useSession();
  return <CreateBusinessPage key={userID} api={api} userID={userID} />;
}
