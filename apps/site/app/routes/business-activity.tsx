import { ActivityPage } from '@wbn/business-office/activity/activity-page.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { useParams } from 'react-router-dom';
import { membersHandle } from '../layout/members-handle.ts';
import { MembersOnly } from '../layout/members-only.tsx';
import { headMeta } from '../seo/head.ts';
import { membersPage } from '../seo/members-page.server.ts';

export const handle = membersHandle;
export const loader = membersPage('activityTitle', 'company-members');
export const meta = headMeta;

/** What was done in the name of a company. */
export default function BusinessActivity() {
  const api = useMemberApi();
  const { id = '' } = useParams();
  return (
    <MembersOnly>
      <ActivityPage api={api} id={id} />
    </MembersOnly>
  );
}
