import { ManageFrame } from '@wbn/business-office/manage/manage-frame.tsx';
import { MembershipScreen } from '@wbn/membership/membership-screen.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { type ClientLoaderFunctionArgs, redirectDocument, useParams } from 'react-router-dom';

/** Loads this page as a document, because only its own content security policy allows Stripe. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, href } = new URL(request.url);
  if (pathname !== window.location.pathname) throw redirectDocument(href);
  return null;
}

/** The plan of a company, and the checkout (RT-24). */
export default function BusinessMembership() {
  const api = useMemberApi();
  const { userID = '' } = useSession();
  const { id = '' } = useParams();
  return (
    <ManageFrame api={api} id={id} screen="membership">
      {(office) => <MembershipScreen api={api} userID={userID} office={office} />}
    </ManageFrame>
  );
}
