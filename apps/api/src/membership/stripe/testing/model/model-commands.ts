import type { Billing, CardMethod, Failure, Metadata, Plan } from './model-records.ts';

/**
 * What happens when a payment does not succeed at once, as at Stripe. `allow_incomplete`: it waits (a first payment
 * leaves the subscription incomplete); `default_incomplete`: it is tried only when somebody confirms it;
 * `pending_if_incomplete`, for changes of plan: the plan stays until it is paid; `error_if_incomplete`: the command
 * is refused and leaves nothing. `error_if_declined` does not exist at Stripe: a declined payment leaves nothing, one
 * that the bank asks about waits.
 */
export type PaymentBehaviour =
  | 'allow_incomplete'
  | 'default_incomplete'
  | 'pending_if_incomplete'
  | 'error_if_incomplete'
  | 'error_if_declined';

interface OfSubscription {
  readonly subscriptionID: string;
}

export type Command =
  | {
      readonly kind: 'update-customer';
      readonly billing?: Billing;
      readonly metadata?: Metadata;
      readonly defaultMethodID?: string;
    }
  | { readonly kind: 'attach-method'; readonly method: CardMethod }
  | { readonly kind: 'create-setup'; readonly methodID: string; readonly metadata: Metadata }
  | { readonly kind: 'cancel-setup'; readonly setupID: string }
  | {
      readonly kind: 'create-subscription';
      readonly plan: Plan;
      readonly metadata: Metadata;
      readonly behaviour: Exclude<PaymentBehaviour, 'pending_if_incomplete'>;
    }
  | (OfSubscription & {
      readonly kind: 'change-plan';
      readonly plan: Plan;
      readonly metadata: Metadata;
      readonly behaviour: Exclude<PaymentBehaviour, 'allow_incomplete' | 'default_incomplete'>;
    })
  | (OfSubscription & { readonly kind: 'schedule-plan'; readonly plan: Plan | undefined })
  | (OfSubscription & { readonly kind: 'cancel-at-period-end'; readonly cancel: boolean })
  | (OfSubscription & { readonly kind: 'cancel-now' })
  /** `isPresent`: the holder is at the screen, so the bank may ask them. Without `methodID` the default card pays. */
  | {
      readonly kind: 'pay-invoice';
      readonly invoiceID: string;
      readonly methodID?: string | undefined;
      readonly isPresent: boolean;
    }
  | { readonly kind: 'void-invoice'; readonly invoiceID: string }
  /** The holder's answer in the bank's window. */
  | { readonly kind: 'answer-bank'; readonly clientSecret: string; readonly succeeds: boolean }
  /** Everything that is left of a charge unless an amount in cents is given. */
  | { readonly kind: 'refund'; readonly chargeID: string; readonly amount?: number | undefined }
  | { readonly kind: 'open-dispute'; readonly chargeID: string }
  | { readonly kind: 'close-dispute'; readonly disputeID: string; readonly outcome: 'won' | 'lost' };

/** The result of a command; `id` is the record that it made or changed. A refusal is stored under the key like any other answer. */
export type Result =
  | { readonly outcome: 'done'; readonly id: string }
  | { readonly outcome: 'requires-action'; readonly id: string; readonly clientSecret: string }
  | { readonly outcome: 'refused'; readonly id: string | undefined; readonly failure: Failure };

/** An impossible request, like Stripe's `invalid_request_error`; nothing has changed. */
export class InvalidRequestError extends Error {
  override readonly name = 'InvalidRequestError';
  /** Stripe's code, for example `resource_missing`. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** A key was used again with another command. */
export class IdempotencyError extends Error {
  override readonly name = 'IdempotencyError';
}
