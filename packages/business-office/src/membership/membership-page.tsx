import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ManageFrame } from '../manage/manage-frame.tsx';
import { MembershipScreen } from './membership-screen.tsx';

interface MembershipPageProps {
  /** Sends the token of whoever is signed in. */
  readonly api: ApiClient;
  /** Whose drafts of the address on invoices are kept. */
  readonly userID: string;
  /** Parameter of the route. */
  readonly id: string;
}

/** What the company's plan gives it, what a higher one would, and the checkout (RT-24); for its owner. */
export function MembershipPage({ api, userID, id }: MembershipPageProps) {
  return (
    <ManageFrame api={api} id={id} screen="membership" may={['owner']}>
      {(managed) => <MembershipScreen api={api} userID={userID} managed={managed} />}
    </ManageFrame>
  );
}
