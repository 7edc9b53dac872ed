import { PaymentRefusedError } from '../../gateway/payment-gateway.ts';

/** An impossible request, Stripe's `invalid_request_error`; nothing has changed. */
export class InvalidRequestError extends Error {
  /** Stripe's code, for example `resource_missing`. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

export interface Answer {
  readonly status: number;
  readonly body: object;
}

/** An error as Stripe's API answers it; a refusal by the holder's bank is 402. Rethrows other errors. */
export function presentError(error: unknown): Answer {
  if (error instanceof PaymentRefusedError) return { status: 402, body: { error: presentRefusal(error) } };
  if (!(error instanceof InvalidRequestError)) throw error;
  const { code, message } = error;
  const type = code === 'idempotency_error' ? code : 'invalid_request_error';
  return { status: code === 'resource_missing' ? 404 : 400, body: { error: { type, code, message } } };
}

/** Refusals with a code of their own; the others are `card_declined` with the bank's code. */
const ownCodes = ['expired_card', 'incorrect_cvc', 'invoice_payment_intent_requires_action'];

export function presentRefusal({ code, message }: Pick<PaymentRefusedError, 'code' | 'message'>) {
  if (ownCodes.includes(code)) return { type: 'card_error', code, message };
  const bankCode = code === 'card_declined' ? 'generic_decline' : code;
  return { type: 'card_error', code: 'card_declined', decline_code: bankCode, message };
}
