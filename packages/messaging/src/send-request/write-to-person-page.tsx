import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { toApiError } from '@wbn/api-client/api-error.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { requestsPath } from '@wbn/cards/business/business-path.ts';
import { useIdentities } from '@wbn/cards/identities/use-identities.ts';
import { loadPublicProfile } from '@wbn/contract/social/user-profile.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { Navigate } from 'react-router-dom';
import { PersonMessageForm, usePersonRelation } from './person-message-form.tsx';
import { RequestFrame } from './request-form.tsx';

interface WriteToPersonPageProps {
  readonly api: ApiClient;
  /** The signed-in person, who owns the draft. */
  readonly userID: string;
  /** Undefined when the address names no person. */
  readonly personID: string | undefined;
  /** The company to write as at first; undefined: the identity of the session. */
  readonly senderID: string | undefined;
}

/** The page with the form for a message to a person; it leads to their conversation when there is one (MSG-01). */
export function WriteToPersonPage({ api, userID, personID = '', senderID }: WriteToPersonPageProps) {
  const t = useText('send-request');
  const path = usePath();
  const identities = useIdentities(api);
  const sender =
    identities?.all.find(({ authorID }) => authorID === senderID)?.authorID ?? identities?.acting.authorID;
  const isOwn = personID === userID;
  const person = useQuery({
    ...callQuery(api, loadPublicProfile, { params: { id: personID } }),
    enabled: personID !== '' && !isOwn,
  });
  const relation = usePersonRelation({
    api,
    userID,
    personID,
    from: sender,
    enabled: person.data !== undefined,
  });
  const isGone = personID === '' || (person.error && toApiError(person.error).status === 404);
  const hasFailed = (person.error && !isGone) || relation.isError;
  const isReady = isOwn || isGone || (person.data && relation.data);
  const { requestID } = relation.data?.message ?? {};
  if (sender && requestID) return <Navigate to={path(requestsPath(sender, requestID))} replace />;
  return (
    <RequestFrame
      title={t('person.title')}
      lead={t('person.lead')}
      receivers={{
        state: hasFailed ? 'failed' : isReady ? 'ready' : 'loading',
        again: () => void (person.isError ? person.refetch() : relation.refetch()),
      }}
      isReady={identities !== undefined}
    >
      {identities && sender && person.data ? (
        <PersonMessageForm
          key={personID}
          api={api}
          userID={userID}
          person={person.data}
          identities={identities}
          sender={sender}
        />
      ) : (
        <EmptyState
          title={t(isOwn ? 'person.own' : 'person.gone')}
          action={<ButtonLink to={path(requestsPath('me'))}>{t('messages')}</ButtonLink>}
        >
          {t(isOwn ? 'person.ownBody' : 'person.goneBody')}
        </EmptyState>
      )}
    </RequestFrame>
  );
}
