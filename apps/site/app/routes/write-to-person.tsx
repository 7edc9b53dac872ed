import { lastId } from '@wbn/cards/business/business-path.ts';
import { WriteToPersonPage } from '@wbn/messaging/send-request/write-to-person-page.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { useParams, useSearchParams } from 'react-router-dom';

/** Form for a message to a person. */
export default function WriteToPerson() {
  const api = useMemberApi();
  const { userID = '' } = useSession();
  const personID = lastId(useParams().id ?? '');
  const [search] = useSearchParams();
  return (
    <WriteToPersonPage
      key={`${userID} ${personID}`}
      api={api}
      userID={userID}
      personID={personID}
      senderID={search.get('as') ?? undefined}
    />
  );
}
