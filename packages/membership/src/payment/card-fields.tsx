import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { lazy, Suspense } from 'react';
import type { SubscriptionSetup } from '../plans.ts';
import { TestCardFields } from '../test-mode/test-card-fields.tsx';
import type { CardEntryProps } from './card-entry.ts';

// Stripe is loaded only when a card is needed.
const StripeCardFields = lazy(async () => {
  const { StripeCardFields: Fields } = await import('../stripe/stripe-card-fields.tsx');
  return { default: Fields };
});

interface CardFieldsProps extends CardEntryProps {
  readonly api: ApiClient;
  readonly setup: SubscriptionSetup;
}

/** The card form of the installation's payment provider. */
export function CardFields({ api, setup, ...entry }: CardFieldsProps) {
  if (setup.gateway !== 'stripe') return <TestCardFields api={api} {...entry} />;
  return (
    <Suspense fallback={<Skeleton lines={5} />}>
      <StripeCardFields publicKey={setup.publicKey} {...entry} />
    </Suspense>
  );
}
