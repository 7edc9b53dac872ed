import { ActivityPage } from '@wbn/business-office/activity/activity-page.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { useParams } from 'react-router-dom';
import { membersPage } from '../seo/members-page.server.ts';
import { headMeta } from '../seo/page-meta.ts';

export const loader = membersPage('activityTitle', 'business-members');
export const meta = headMeta;

/** Log of actions in a company's name. */
export default function BusinessActivity() {
  const api = useMemberApi();
  const { id = '' } = useParams();
  return <ActivityPage api={api} id={id} />;
}
