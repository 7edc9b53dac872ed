import { ClaimPage } from '@wbn/business-office/claim/claim-page.tsx';
import { lastId } from '@wbn/cards/business/business-path.ts';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { useParams } from 'react-router-dom';

/** Where a member claims an imported company. */
export default function ClaimBusiness() {
  const api = useMemberApi();
  const { userID = '' } = useSession();
  const businessID = lastId(useParams().id ?? '');
  return <ClaimPage key={`${userID} ${businessID}`} api={api} businessID={businessID} />;
}
