import { AsyncLocalStorage } from 'node:async_hooks';
import Stripe from 'stripe';
import { PaymentRefusedError, PaymentUnavailableError } from '../gateway/payment-gateway.ts';
import type { PaymentSettings } from '../gateway/payment-settings.ts';

export interface StripeLog {
  error(what: object, message: string): void;
}

/** Runs calls to Stripe. Throws `PaymentRefusedError` or `PaymentUnavailableError` instead of the library's errors. */
export async function askStripe<Answer>(log: StripeLog, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await withinDeadline(ask);
  } catch (error) {
    throw error instanceof Stripe.errors.StripeError ? translate(log, error) : error;
  }
}

/** A refusal with Stripe's message for the card holder. */
export function refusalOf({
  message,
  code,
  decline_code: declineCode,
}: {
  readonly message?: string | undefined;
  readonly code?: string | undefined;
  readonly decline_code?: string | undefined;
}): PaymentRefusedError {
  // `generic_decline` says less than the error code.
  const reason = declineCode && declineCode !== 'generic_decline' ? declineCode : code;
  return new PaymentRefusedError(message || 'Your card was declined.', reason ?? 'card_declined');
}

/** Whether Stripe answered that the object does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

function translate(log: StripeLog, error: Stripe.errors.StripeError): Error {
  const { StripeCardError, StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors;
  // The owner has to correct a tax id that does not fit its country.
  if (error instanceof StripeCardError || error.code === 'tax_id_invalid') return refusalOf(error);
  const isPassing = [StripeConnectionError, StripeAPIError, StripeRateLimitError].some(
    (kind) => error instanceof kind,
  );
  const { type, code, param, statusCode, requestId, message } = error;
  log.error(
    { stripe: { type, code, param, statusCode, requestId, message } },
    isPassing || code === 'idempotency_key_in_use'
      ? 'Stripe does not answer'
      : 'Stripe did not understand a call, or the key may not make it',
  );
  return new PaymentUnavailableError('Stripe did not do what was asked for');
}

export type StripeSettings = Extract<PaymentSettings, { kind: 'stripe' }>;

/** The version of Stripe's API that this folder is written for; it overrides the account's version. */
const stripeApiVersion = '2026-10-28.endive';

/** Creates the `stripe` client; `apiUrl` points to a stand-in. */
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

/**
 * Milliseconds in which an operation may start requests to Stripe. Including the time-out of the last one it ends within the lease of a
 * plan change.
 */
const operationTime = 75_000;
const deadline = new AsyncLocalStorage<number>();

/** Runs the requests of one operation; a request that starts after the deadline fails. */
function withinDeadline<Answer>(operation: () => Promise<Answer>): Promise<Answer> {
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

/** Idempotency key of one step of an operation; `key` is the operation's. */
export const once = (key: string, step: string) => ({ idempotencyKey: `${key}:${step}` });
