import { type Offer, offerSchema } from '@wbn/contract/messaging/offer.ts';
import { amountText, parseAmount } from '@wbn/forms/price-amount.ts';
import { quantityText, readQuantity, readWholeNumber } from '@wbn/ui-kit/controls/fields/whole-number.ts';

/** The typed values of an offer. */
export interface OfferDraft {
  readonly amount: string;
  readonly currency: string;
  readonly unit: string;
  readonly minimumQuantity: string;
  readonly minimumUnit: string;
  readonly leadTimeDays: string;
  readonly deliveryTerm: string;
  /** `YYYY-MM-DD`, or what is typed. */
  readonly validUntil: string;
  readonly terms: string;
}

export const emptyOffer: OfferDraft = {
  amount: '',
  currency: 'USD',
  unit: '',
  minimumQuantity: '',
  minimumUnit: '',
  leadTimeDays: '',
  deliveryTerm: '',
  validUntil: '',
  terms: '',
};

/** Problems by field; `empty`: nothing is filled in. */
export type OfferProblem = 'price' | 'minimumOrder' | 'leadTime' | 'validUntil' | 'empty';

type ReadOffer = { readonly offer: Offer } | { readonly problems: readonly OfferProblem[] };

/** Returns the offer to send, or its problems. Numbers are parsed in the locale. */
export function readOffer(draft: OfferDraft, locale: string): ReadOffer {
  const { amount, currency, minimumQuantity, leadTimeDays, deliveryTerm } = draft;
  const validUntil = draft.validUntil.trim();
  const price = parseAmount(amount, currency, locale);
  const quantity = readQuantity(minimumQuantity);
  const days = readWholeNumber(leadTimeDays);
  const [unit, minimumUnit, terms] = [draft.unit.trim(), draft.minimumUnit.trim(), draft.terms.trim()];
  const offer = {
    ...(price !== undefined && { price: { amount: price, currency, ...(unit && { unit }) } }),
    ...(quantity !== undefined && { minimumOrder: { quantity, ...(minimumUnit && { unit: minimumUnit }) } }),
    ...(days !== undefined && { leadTimeDays: days }),
    ...(deliveryTerm && { deliveryTerm }),
    ...(validUntil && { validUntil }),
    ...(terms && { terms }),
  };
  const { shape } = offerSchema;
  const isWrong = (typed: string, field: 'price' | 'minimumOrder' | 'leadTimeDays' | 'validUntil') =>
    typed.trim() !== '' && (!(field in offer) || !shape[field].safeParse(offer[field]).success);
  const problems: OfferProblem[] = [
    ...(isWrong(amount, 'price') ? (['price'] as const) : []),
    ...(isWrong(minimumQuantity, 'minimumOrder') ? (['minimumOrder'] as const) : []),
    ...(isWrong(leadTimeDays, 'leadTimeDays') ? (['leadTime'] as const) : []),
    ...(isWrong(validUntil, 'validUntil') ? (['validUntil'] as const) : []),
  ];
  if (problems.length > 0) return { problems };
  return Object.keys(offer).length > 0 ? { offer } : { problems: ['empty'] };
}

/** Returns the text of an offer's fields, numbers as typed in the locale. */
export function toOfferDraft(
  { price, minimumOrder, leadTimeDays, deliveryTerm, validUntil, terms }: Offer,
  locale: string,
): OfferDraft {
  const textOf = (value: number | undefined) => (value === undefined ? '' : String(value));
  return {
    amount: price ? amountText(price.amount, price.currency, locale) : '',
    currency: price?.currency ?? emptyOffer.currency,
    unit: price?.unit ?? '',
    minimumQuantity: minimumOrder ? quantityText(minimumOrder.quantity) : '',
    minimumUnit: minimumOrder?.unit ?? '',
    leadTimeDays: textOf(leadTimeDays),
    deliveryTerm: deliveryTerm ?? '',
    validUntil: validUntil ?? '',
    terms: terms ?? '',
  };
}
