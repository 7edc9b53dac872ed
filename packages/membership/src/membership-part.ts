import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Managed } from '@wbn/cards/business/managed.ts';
import type { MembershipState } from '@wbn/contract/membership/subscription.ts';
import type { Payment } from './payment/use-payment.tsx';
import type { SubscriptionSetup } from './plans.ts';

export interface MembershipScreenProps {
  readonly api: ApiClient;
  /** Whose drafts of the address on invoices are kept. */
  readonly userID: string;
  readonly managed: Managed;
}

/** What every part of the screen works with. */
export interface MembershipPartProps extends MembershipScreenProps {
  readonly setup: SubscriptionSetup;
  readonly state: MembershipState;
  readonly payment: Payment;
  /** Back to the overview; a text is said there. */
  readonly onDone: (words: string) => void;
}
