import { MembershipPage } from '@wbn/business-office/membership/membership-page.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { useParams } from 'react-router-dom';
import { headMeta } from '../seo/head.ts';
import { membersPage } from '../seo/members-page.server.ts';

export const loader = membersPage('screen.membership', 'my-business');
export const meta = headMeta;

/** What a company's plan gives it (RT-24). */
export default function BusinessMembership() {
  const api = useMemberApi();
  const { id = '' } = useParams();
  return <MembershipPage api={api} id={id} />;
}
