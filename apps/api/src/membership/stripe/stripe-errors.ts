import Stripe from 'stripe';
import { PaymentRefusedError, PaymentUnavailableError } from '../gateway/payment-gateway.ts';
import { withinDeadline } from './stripe-client.ts';

export interface StripeLog {
  error(what: object, message: string): void;
}

/** Runs calls to Stripe. Throws `PaymentRefusedError` and `PaymentUnavailableError` in place of the library's errors. */
export async function askStripe<Answer>(log: StripeLog, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await withinDeadline(ask);
  } catch (error) {
    throw error instanceof Stripe.errors.StripeError ? translate(log, error) : error;
  }
}

/** A refusal in the words that Stripe writes for the holder of the card. */
export function refusalOf({
  message,
  code,
  decline_code: declineCode,
}: {
  readonly message?: string | undefined;
  readonly code?: string | undefined;
  readonly decline_code?: string | undefined;
}): PaymentRefusedError {
  // `generic_decline` says less than the code that it stands beside.
  const reason = declineCode && declineCode !== 'generic_decline' ? declineCode : code;
  return new PaymentRefusedError(message || 'Your card was declined.', reason ?? 'card_declined');
}

/** Whether Stripe knows no such thing. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

function translate(log: StripeLog, error: Stripe.errors.StripeError): Error {
  const { StripeCardError, StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors;
  // A tax id that does not fit its country is the owner's to mend.
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
