import { lastId } from '@wbn/cards/business/business-path.ts';
import { SendRequestPage } from '@wbn/messaging/send-request/send-request-page.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { useParams, useSearchParams } from 'react-router-dom';
import { membersPage } from '../seo/members-page.server.ts';
import { headMeta } from '../seo/page-meta.ts';

export const loader = membersPage('title', 'send-request');
export const meta = headMeta;

/** The address may bring what a visitor wrote: no other server is told it. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' });

/** Where an inquiry to a company is written (RT-20). */
export default function SendRequest() {
  const api = useMemberApi();
  const { userID = '' } = useSession();
  const [search] = useSearchParams();
  return (
    <SendRequestPage
      key={userID}
      api={api}
      userID={userID}
      businessID={lastId(useParams().id ?? '')}
      productID={lastId(search.get('product') ?? '')}
    />
  );
}
