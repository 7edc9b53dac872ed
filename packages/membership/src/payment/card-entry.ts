import type { BillingDetails } from '@wbn/contract/membership/payment-shapes.ts';
import type { Ref } from 'react';

/** What the card form, or the holder's bank, has against the card; its words are for the person (MEM-08). */
export class CardError extends Error {
  override readonly name = 'CardError';
}

/** A card form on screen, whoever takes the card. */
export interface CardEntry {
  /** Marks what is missing or wrong; false when something is. */
  readonly check: () => Promise<boolean>;
  /** The card as a way to pay, with who pays. Throws CardError. */
  readonly createPaymentMethod: (billing: BillingDetails) => Promise<string>;
}

export interface CardEntryProps {
  readonly ref: Ref<CardEntry>;
  /** Something was typed: a payment that follows is another one. */
  readonly onChange: () => void;
}
