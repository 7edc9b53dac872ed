import { lastId, sendRequestPath } from '@wbn/cards/business/business-path.ts';
import { keepFirstWords } from '@wbn/contract/messaging/first-words.ts';
import { languagePath } from '@wbn/edition/language-path.ts';
import { SendRequestPage } from '@wbn/messaging/send-request/send-request-page.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { type ActionFunctionArgs, redirect, useParams, useSearchParams } from 'react-router-dom';
import { apiContext, viewContext } from '../context.ts';

/**
 * Receives a visitor's first message from a company's page and stores it on the server, so that it is available on
 * any device after signing in. If storing fails, the message is passed in the address, and the browser stores it.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { edition, language } = context.get(viewContext);
  const sent = new URLSearchParams(await request.text());
  const businessID = lastId(params.id ?? '') ?? '';
  const message = sent.get('message') ?? '';
  const headers = { 'x-forwarded-for': request.headers.get('x-forwarded-for') ?? '' };
  const query = await context
    .get(apiContext)
    .call(keepFirstWords, { body: { businessID, message } }, { headers })
    .then(
      ({ data }) => ({ words: data.wordsID }),
      () => ({ message }),
    );
  const product = sent.get('product');
  const search = new URLSearchParams({ ...(product && { product }), ...query });
  throw redirect(`${languagePath(edition, language, sendRequestPath(businessID))}?${search}`, 303);
}

/** The address may contain the visitor's message, which no other server should receive. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' });

/** Form for an inquiry to a company (RT-20). */
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
      wordsID={lastId(search.get('words') ?? '')}
    />
  );
}
