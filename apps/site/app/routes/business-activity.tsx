import { ActivityPage } from '@wbn/business-office/activity/activity-page.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { useParams } from 'react-router-dom';

/** Log of actions in a company's name. */
export default function BusinessActivity() {
  const api = useMemberApi();
  const { id = '' } = useParams();
  return <ActivityPage api={api} id={id} />;
}
