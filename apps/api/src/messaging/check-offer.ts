import type { Offer } from '@wbn/contract/messaging/offer.ts';
import { currencies, deliveryTerms } from '../catalog/reference/code-lists.ts';
import { refuseFields } from '../server/describe-issue.ts';
import { isPastEverywhere } from './ask-companies.ts';

/** Throws ValidationError for a currency or delivery term that does not exist, and for a last day that has passed everywhere. */
export function checkOffer({ price, deliveryTerm, validUntil }: Offer): void {
  refuseFields({
    ...(price &&
      !currencies.has(price.currency) && {
        'offer.price.currency': 'must be a currency of list-trade-choices',
      }),
    ...(deliveryTerm &&
      !deliveryTerms.has(deliveryTerm) && {
        'offer.deliveryTerm': 'must be a delivery term of list-trade-choices',
      }),
    ...(validUntil && isPastEverywhere(validUntil) && { 'offer.validUntil': 'must not be in the past' }),
  });
}
