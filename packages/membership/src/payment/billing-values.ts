import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import {
  type BillingDetails,
  billingDetailsSchema,
  type TaxId,
} from '@wbn/contract/membership/payment-shapes.ts';
import type { MembershipState } from '@wbn/contract/membership/subscription.ts';
import { readTaxId, taxIdTypeOf } from '@wbn/contract/membership/tax-id.ts';
import { type FormShape, issuesOf } from '@wbn/forms/edit/form-shape.ts';

/** Who pays, as it is typed. */
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

/** How a kind of tax id is called where it is used, in every language: 'ABN', 'VAT'. */
export function taxIdName(type: TaxId['type']): string {
  return type.slice(type.indexOf('_') + 1).toUpperCase();
}

/** What is typed as the API takes it. */
export function toBilling(values: BillingValues): BillingDetails {
  const { name, email, line1, country, taxId } = values;
  const type = taxIdTypeOf(country);
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

/** What the form holds when it opens: who paid last, else the company. */
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

/** What the form of who pays knows of its values. */
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
