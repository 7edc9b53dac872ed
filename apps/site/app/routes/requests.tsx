import { lastId, requestsPath } from '@wbn/cards/business/business-path.ts';
import { operatorBusinessID } from '@wbn/contract/messaging/ask-for-support.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { MessageCenter } from '@wbn/messaging/requests/message-center.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { useSession } from '@wbn/session/use-session.ts';
import { BlockAndReport } from '@wbn/social/relations/block-and-report.tsx';
import { Navigate, useParams } from 'react-router-dom';

/**
 * Message threads of a person or company, and one of them (RT-08 to RT-10); `me` stands for the signed-in person
 * (decision 4).
 */
export default function Requests() {
  const api = useMemberApi();
  const path = usePath();
  const { userID } = useSession();
  const { id = '', thread = '' } = useParams();
  const requestID = lastId(thread);
  if (id === 'me' && userID) return <Navigate to={path(requestsPath(userID, requestID))} replace />;
  return (
    <MessageCenter
      api={api}
      ownerID={lastId(id)}
      requestID={requestID}
      moreActions={({ side, from, to, status, requestID }, businessID) =>
        to.authorID !== operatorBusinessID && (
          <BlockAndReport
            other={side === 'S' ? to : from}
            businessID={businessID}
            requestID={status === 'held' ? undefined : requestID}
          />
        )
      }
    />
  );
}
