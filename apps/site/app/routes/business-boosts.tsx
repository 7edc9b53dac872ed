import { ManageFrame } from '@wbn/business-office/manage/manage-frame.tsx';
import { BoostsScreen } from '@wbn/membership/boosts/boosts-screen.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { useParams } from 'react-router-dom';

/** Boosts and support hours of a company's plan. */
export default function BusinessBoosts() {
  const api = useMemberApi();
  const { id = '' } = useParams();
  return (
    <ManageFrame api={api} id={id} screen="boosts">
      {(office) => <BoostsScreen api={api} office={office} />}
    </ManageFrame>
  );
}
