import type { BillingDetails } from '@wbn/contract/membership/payment-shapes.ts';
import type { Ref } from 'react';

/** An error of the card form or the holder's bank; its message is for the person (MEM-08). */
export class CardError extends Error {
  override readonly name = 'CardError';
}

/** A card form on screen, of Stripe or of test mode. */
export interface CardEntry {
  /** Marks missing or wrong fields; false when there are any. */
  readonly check: () => Promise<boolean>;
  /** Creates a payment method of the card and payer. Throws CardError. */
  readonly createPaymentMethod: (billing: BillingDetails) => Promise<string>;
}

export interface CardEntryProps {
  readonly ref: Ref<CardEntry>;
  /** Called when the card changes: the next payment is another attempt. */
  readonly onChange: () => void;
}
