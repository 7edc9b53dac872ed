import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ManageFrame } from '../manage/manage-frame.tsx';
import { VerificationOffice } from './verification-office.tsx';

interface VerificationPageProps {
  /** Sends the token of whoever is signed in. */
  readonly api: ApiClient;
  /** Parameter of the route. */
  readonly id: string;
}

/** The verification of a company: its owner acts, its admins see (decisions 7 and 21). */
export function VerificationPage({ api, id }: VerificationPageProps) {
  return (
    <ManageFrame api={api} id={id} screen="verification">
      {({ business: { businessID }, session }) => (
        <VerificationOffice api={api} businessID={businessID} isOwner={session.access === 'owner'} />
      )}
    </ManageFrame>
  );
}
