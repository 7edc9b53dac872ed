import { CreateBusinessPage } from '@wbn/business-office/create-business/create-business-page.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { useSession } from '@wbn/session/use-session.ts';

/** Form that creates a company (RT-15). */
export default function CreateBusiness() {
  const api = useMemberApi();
  const { userID = '' } = useSession();
  return <CreateBusinessPage key={userID} api={api} userID={userID} />;
}
