import { MyBusinessPage } from '@wbn/business-office/my-business/my-business-page.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { useProfile } from '@wbn/session/use-session.ts';

/** Companies of the signed-in person (RT-11, RT-12). */
export default function MyBusiness() {
  const api = useMemberApi();
  const profile = useProfile();
  return <MyBusinessPage api={api} email={profile?.email} />;
}
