import { VerificationPage } from '@wbn/business-office/verification/verification-page.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { useParams } from 'react-router-dom';
import { headMeta } from '../seo/head.ts';
import { membersPage } from '../seo/members-page.server.ts';

export const loader = membersPage('screen.verification', 'my-business');
export const meta = headMeta;

/** A company's verification: what is handed in, what was checked and decided. */
export default function BusinessVerification() {
  const api = useMemberApi();
  const { id = '' } = useParams();
  return <VerificationPage api={api} id={id} />;
}
