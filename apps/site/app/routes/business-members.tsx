import { MembersPage } from '@wbn/business-office/members/members-page.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { useParams } from 'react-router-dom';

/** Members of a company (RT-21). */
export default function BusinessMembers() {
  const api = useMemberApi();
  const { id = '' } = useParams();
  return <MembersPage api={api} id={id} />;
}
