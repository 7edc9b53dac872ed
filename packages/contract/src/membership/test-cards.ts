/**
 * How the test gateway treats a card, like Stripe's test numbers: `refused` fails every charge, `authenticate`
 * requires authentication for the first charge and whenever the cardholder is present, `refused-later` accepts the
 * first charge and refuses renewals.
 */
export type TestCardBehaviour = 'pays' | 'refused' | 'authenticate' | 'refused-later';

export interface TestCard {
  readonly number: string;
  readonly brand: 'visa' | 'mastercard' | 'amex';
  readonly behaviour: TestCardBehaviour;
  /** Stripe's decline code. */
  readonly code?: 'card_declined' | 'insufficient_funds' | 'expired_card' | 'incorrect_cvc' | 'lost_card';
}

/** Test numbers from https://docs.stripe.com/testing. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'visa', behaviour: 'pays' },
  { number: '5555555555554444', brand: 'mastercard', behaviour: 'pays' },
  { number: '378282246310005', brand: 'amex', behaviour: 'pays' },
  { number: '4000000000000002', brand: 'visa', behaviour: 'refused', code: 'card_declined' },
  { number: '4000000000009995', brand: 'visa', behaviour: 'refused', code: 'insufficient_funds' },
  { number: '4000000000009987', brand: 'visa', behaviour: 'refused', code: 'lost_card' },
  { number: '4000000000000069', brand: 'visa', behaviour: 'refused', code: 'expired_card' },
  { number: '4000000000000127', brand: 'visa', behaviour: 'refused', code: 'incorrect_cvc' },
  { number: '4000002500003155', brand: 'visa', behaviour: 'authenticate' },
  { number: '4000002760003184', brand: 'visa', behaviour: 'authenticate' },
  { number: '4000000000000341', brand: 'visa', behaviour: 'refused-later', code: 'card_declined' },
];

/** Returns the test card with this number; undefined for any other. */
export function findTestCard(number: string): TestCard | undefined {
  return testCards.find((card) => card.number === number);
}
