import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { OfficeContext } from '@wbn/cards/business/office-context.ts';
import type { MembershipState } from '@wbn/contract/membership/subscription.ts';
import type { Payment } from './payment/use-payment.tsx';
import type { SubscriptionSetup } from './plans.ts';

export interface MembershipScreenProps {
  readonly api: ApiClient;
  /** The member whose drafts of the billing address are stored. */
  readonly userID: string;
  readonly office: OfficeContext;
}

/** Props of every part of the screen. */
export interface MembershipPartProps extends MembershipScreenProps {
  readonly setup: SubscriptionSetup;
  readonly state: MembershipState;
  readonly payment: Payment;
  /** Returns to the overview and shows a text there. */
  readonly onDone: (words: string) => void;
}
