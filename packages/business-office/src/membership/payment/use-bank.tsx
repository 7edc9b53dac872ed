import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { ReactNode } from 'react';
import type { SubscriptionSetup } from '../load-subscription-setup.query.ts';
import { useTestBank } from '../test-mode/use-test-bank.tsx';
import { CardError } from './card-entry.ts';

interface Bank {
  /** Lets the holder prove who they are. Throws CardError when they do not. */
  readonly ask: (clientSecret: string) => Promise<void>;
  readonly dialog: ReactNode;
}

/** The way to the holder's bank: through Stripe, or a dialog in test mode. */
export function useBank(api: ApiClient, setup: SubscriptionSetup, businessID: string): Bank {
  const testBank = useTestBank(api, businessID);
  if (setup.gateway !== 'stripe') return testBank;
  return {
    ask: async (clientSecret) => {
      const { loadStripeOnce } = await import('../stripe/load-stripe.ts');
      const stripe = await loadStripeOnce(setup.publicKey);
      const { error } = await stripe.handleNextAction({ clientSecret });
      if (error) throw new CardError(error.message);
    },
    dialog: null,
  };
}
