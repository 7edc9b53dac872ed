import { RequestQuotationPage } from '@wbn/messaging/quotations/request-quotation-page.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { useSession } from '@wbn/session/use-session.ts';

/** Form for a request for quotation; a search's address fills it in. */
export default function RequestQuotation() {
  const api = useMemberApi();
  const { userID = '' } = useSession();
  return <RequestQuotationPage key={userID} api={api} userID={userID} />;
}
