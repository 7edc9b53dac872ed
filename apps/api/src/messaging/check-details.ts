import type { RequestDetails } from '@wbn/contract/messaging/request-details.ts';
import { findCountry } from '../catalog/reference/countries.ts';
import { deliveryTerms } from '../catalog/reference/trade-terms.ts';
import { refuseFields } from '../server/refuse-fields.ts';

/** Where the day begins last: what is today there is nowhere in the past. */
const lastTimeZone = 12 * 3_600_000;

/** Throws a ValidationError for a country or delivery term that is in no list, and for a date that has passed everywhere. */
export function checkDetails(
  { deliveryCountry, deliveryTerm, wantedOn }: RequestDetails,
  now: Date = new Date(),
): void {
  const today = new Date(now.getTime() - lastTimeZone).toISOString().slice(0, 10);
  refuseFields({
    ...(deliveryCountry &&
      !findCountry(deliveryCountry, 'en') && { deliveryCountry: 'must be a country of list-countries' }),
    ...(deliveryTerm &&
      !deliveryTerms.has(deliveryTerm) && { deliveryTerm: 'must be a delivery term of list-trade-choices' }),
    ...(wantedOn && wantedOn < today && { wantedOn: 'must not be in the past' }),
  });
}
