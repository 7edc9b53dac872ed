import { ManageFrame } from '@wbn/business-office/manage/manage-frame.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { VerificationScreen } from '@wbn/verification/verification-screen.tsx';
import { useParams } from 'react-router-dom';

/** Verification of a company: documents, checks and decision. */
export default function BusinessVerification() {
  const api = useMemberApi();
  const { id = '' } = useParams();
  return (
    <ManageFrame api={api} id={id} screen="verification">
      {({ business: { businessID }, session: { access } }) => (
        <VerificationScreen api={api} businessID={businessID} isOwner={access === 'owner'} />
      )}
    </ManageFrame>
  );
}
