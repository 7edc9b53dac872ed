import type { BillingDetails, TaxId } from '@wbn/contract/membership/payment-shapes.ts';
import { taxIdTypes } from '@wbn/contract/membership/tax-id.ts';
import type Stripe from 'stripe';
import { once } from './stripe-client.ts';

/** Attaches a payment method to a customer; attaching it again changes nothing. */
export function attachMethod(
  stripe: Stripe,
  { key, customerID, paymentMethod }: { key: string; customerID: string; paymentMethod: string },
): Promise<Stripe.PaymentMethod> {
  return stripe.paymentMethods.attach(paymentMethod, { customer: customerID }, once(key, 'attach'));
}

/** Makes this the customer's only tax id; undefined deletes all. */
export async function setTaxId(
  stripe: Stripe,
  { key, customerID, taxId }: { key: string; customerID: string; taxId: TaxId | undefined },
): Promise<void> {
  const { data: present } = await stripe.customers.listTaxIds(customerID, { limit: 100 });
  const kept = present.find(
    ({ type, value }) => type === taxId?.type && simplify(value) === simplify(taxId?.value ?? ''),
  );
  // Creates the new one first, so that the old one stays when Stripe refuses it.
  if (taxId && !kept)
    await stripe.customers.createTaxId(
      customerID,
      { type: taxId.type, value: taxId.value },
      once(key, 'tax'),
    );
  for (const other of present)
    if (other.id !== kept?.id)
      await stripe.customers.deleteTaxId(customerID, other.id, {}, once(key, `${other.id}`));
}

/** Stripe stores some tax ids with spaces or dots. */
const simplify = (value: string) => value.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();

/** The address as Stripe takes it; an empty string clears a field. */
export function toStripeAddress(address: BillingDetails['address']): Stripe.AddressParam {
  const { line1, line2 = '', city = '', state = '', postalCode = '', country } = address;
  return { line1, line2, city, state, postal_code: postalCode, country };
}

/** The billing details that Stripe has, without empty ones. */
export function readBilling({
  name,
  email,
  address,
  tax_ids: taxIds,
}: Pick<Stripe.Customer, 'name' | 'email' | 'address' | 'tax_ids'>): Partial<BillingDetails> {
  const taxId = taxIds?.data.map(readTaxId).find((one) => one !== undefined);
  return {
    ...(name && { name }),
    ...(email && { email }),
    ...(address?.line1 &&
      address.country && { address: readAddress(address, address.line1, address.country) }),
    ...(taxId && { taxId }),
  };
}

function readAddress(
  { line2, city, state, postal_code: postalCode }: Stripe.Address,
  line1: string,
  country: string,
): BillingDetails['address'] {
  return {
    ...{ line1, country },
    ...(line2 && { line2 }),
    ...(city && { city }),
    ...(state && { state }),
    ...(postalCode && { postalCode }),
  };
}

function readTaxId({ type, value }: Stripe.TaxId): TaxId | undefined {
  const known = taxIdTypes.find((one) => one === type);
  return known && { type: known, value };
}
