import { AsyncLocalStorage } from 'node:async_hooks';
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
    httpClient: createDeadlineClient(),
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    appInfo: { name: 'WBN' },
  });
}

/** Milliseconds in which an operation may begin requests to Stripe; with the last one's time-out it ends within the lease of a plan change. */
const operationTime = 75_000;
const deadline = new AsyncLocalStorage<number>();

/** Runs the requests of one operation; those that it would begin too late fail. */
export function withinDeadline<Answer>(operation: () => Promise<Answer>): Promise<Answer> {
  return deadline.run(Date.now() + operationTime, operation);
}

function createDeadlineClient(): Stripe.HttpClient {
  const client = Stripe.createNodeHttpClient();
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = async (...request) => {
    if (Date.now() > (deadline.getStore() ?? Number.POSITIVE_INFINITY))
      throw new Error('The operation has taken too long');
    return makeRequest(...request);
  };
  return client;
}
