import Stripe from 'stripe';
import type { PaymentSettings } from '../gateway/payment-settings.ts';

export type StripeSettings = Extract<PaymentSettings, { kind: 'stripe' }>;

/** The version of Stripe's API that this room is written for; the account's own does not matter. */
export const stripeApiVersion = '2026-10-28.endive';

/** The `stripe` library as we use it; `apiUrl` leads to a stand-in. */
export function createStripeClient({
  secretKey,
  apiUrl,
}: Pick<StripeSettings, 'secretKey' | 'apiUrl'>): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl ?? 'https://api.stripe.com');
  return new Stripe(secretKey, {
    apiVersion: stripeApiVersion,
    host: hostname,
    port: port || 443,
    protocol: protocol === 'http:' ? 'http' : 'https',
    // One call takes a minute at most, retries included: then the owner is told that we look again.
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    appInfo: { name: 'WBN' },
  });
}
