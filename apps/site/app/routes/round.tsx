import { lastId } from '@wbn/cards/business/business-path.ts';
import { RoundPage } from '@wbn/messaging/rounds/round-page.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { useParams, useSearchParams } from 'react-router-dom';

/** Answers to one inquiry that was sent to several companies. */
export default function Round() {
  const api = useMemberApi();
  const { userID = '' } = useSession();
  const { id = '' } = useParams();
  const businessID = lastId(useSearchParams()[0].get('as') ?? '');
  return <RoundPage key={userID} api={api} userID={userID} roundID={id} businessID={businessID} />;
}
