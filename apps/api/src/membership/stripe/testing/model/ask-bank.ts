import type { CustomerState } from './customer-state.ts';
import type { AttachedMethod, CardMethod, Failure } from './model-records.ts';

const messages = {
  card_declined: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
  lost_card: 'Your card was declined.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
} as const;

/** The refusal of a test card's bank. */
function refusalOf({ code = 'card_declined' }: Pick<CardMethod, 'code'>): Failure {
  const isOwnCode = code === 'expired_card' || code === 'incorrect_cvc';
  return isOwnCode
    ? { code, message: messages[code] }
    : {
        code: 'card_declined',
        declineCode: code === 'card_declined' ? 'generic_decline' : code,
        message: messages[code],
      };
}

/** The holder refused in the bank's window. */
export const notAuthenticated: Failure = {
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

const holderIsAway: Failure = {
  code: 'card_declined',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

/** Why the bank refuses to save the card: cards that refuse every charge are refused here; undefined otherwise. */
export function askAboutCard(method: CardMethod): Failure | undefined {
  return method.behaviour === 'refused' ? refusalOf(method) : undefined;
}

/** The bank's answer to a charge, by the test number. */
export function askAboutCharge(
  { charges }: Pick<CustomerState, 'charges'>,
  method: AttachedMethod,
  isPresent: boolean,
): 'pays' | 'asks' | Failure {
  if (method.behaviour === 'refused') return refusalOf(method);
  if (method.behaviour === 'refused-later') {
    const hasPaid = charges.some(({ methodID, status }) => methodID === method.id && status === 'succeeded');
    return hasPaid ? refusalOf(method) : 'pays';
  }
  if (method.behaviour === 'pays') return 'pays';
  if (isPresent) return 'asks';
  return method.isAuthenticated ? 'pays' : holderIsAway;
}
