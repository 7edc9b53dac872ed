import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import {
  type BillingDetails,
  billingDetailsSchema,
  type TaxId,
} from '@wbn/contract/membership/payment-shapes.ts';
import type { MembershipState } from '@wbn/contract/membership/subscription.ts';
import { readTaxId, taxIdTypeOf } from '@wbn/contract/membership/tax-id.ts';
import { type FormShape, issuesOf } from '@wbn/forms/edit/form-shape.ts';

/** The payer's details as typed. */
export type BillingValues = {
  readonly name: string;
  readonly email: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly country: string;
  readonly taxId: string;
};

/** The name of a kind of tax id, the same in every language: 'ABN', 'VAT'. */
export function taxIdName(type: TaxId['type']): string {
  return type.slice(type.indexOf('_') + 1).toUpperCase();
}

/** Converts typed values to what the API takes. */
export function toBilling(values: BillingValues): BillingDetails {
  const { name, email, line1, country, taxId } = values;
  const type = taxIdTypeOf(country, taxId);
  const optional = (['line2', 'city', 'state', 'postalCode'] as const).flatMap((field) =>
    values[field].trim() ? [[field, values[field]] as const] : [],
  );
  return {
    name,
    email,
    address: { line1, country, ...Object.fromEntries(optional) },
    ...(type && taxId.trim() && { taxId: { type, value: readTaxId(type, taxId, country) ?? taxId.trim() } }),
  };
}

/** Initial values of the form: the last payer, otherwise the company. */
export function billingValuesOf(
  billing: MembershipState['billing'],
  business: Pick<BusinessProfile, 'general' | 'contactInfo'>,
): BillingValues {
  const { general, contactInfo } = business;
  const address = billing?.address;
  return {
    name: billing?.name ?? general.companyName,
    email: billing?.email ?? contactInfo.email ?? '',
    line1: address?.line1 ?? '',
    line2: address?.line2 ?? '',
    city: address?.city ?? (address ? '' : (contactInfo.city ?? '')),
    state: address?.state ?? '',
    postalCode: address?.postalCode ?? '',
    country: address?.country ?? contactInfo.country?.code ?? '',
    taxId: billing?.taxId?.value ?? '',
  };
}

/** Describes the fields of the payer form. */
export const billingShape: FormShape<BillingValues> = {
  name: 'billing',
  key: 'billing',
  findIssues: (values) => issuesOf(billingDetailsSchema, toBilling(values)),
  controlOf: ([field = '', part = field]) => (field === 'address' ? part : field),
  problemOf: (words, control) => {
    if (words.startsWith('must have at most')) return 'tooLong';
    if (control === 'taxId' || control === 'email') return control;
    return 'required';
  },
};
