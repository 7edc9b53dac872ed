import { savedContactSchema } from '@wbn/contract/business/saved-business.ts';
import { withoutEmpty } from './field-values.ts';
import { issuesOf, type Part, reviveFields } from './part.ts';

export type TypedPhone = { readonly countryCode: string; readonly businessPhoneNumber: string };

/** BIZ-20 */
export type ContactValues = {
  readonly legalAddressEnglish: string;
  readonly shippingAddressEnglish: string;
  readonly city: string;
  readonly zipcode: string;
  readonly country: string;
  readonly state: string;
  readonly email: string;
  readonly website: string;
  readonly phone: TypedPhone;
  readonly mobilePhone: TypedPhone;
};

const noPhone: TypedPhone = { countryCode: '', businessPhoneNumber: '' };

export const contactPart: Part<ContactValues> = {
  name: 'contact',
  key: 'contactInfo',
  together: [['country', 'state']],
  valuesOf: ({ contactInfo }) => ({
    legalAddressEnglish: contactInfo.legalAddressEnglish ?? '',
    shippingAddressEnglish: contactInfo.shippingAddressEnglish ?? '',
    city: contactInfo.city ?? '',
    zipcode: contactInfo.zipcode ?? '',
    country: contactInfo.country?.code ?? '',
    state: contactInfo.state?.stateID ?? '',
    email: contactInfo.email ?? '',
    website: contactInfo.website ?? '',
    phone: contactInfo.phone ?? noPhone,
    mobilePhone: contactInfo.mobilePhone ?? noPhone,
  }),
  toBody: ({ phone, mobilePhone, ...texts }) =>
    withoutEmpty({ ...texts, phone: toPhone(phone), mobilePhone: toPhone(mobilePhone) }),
  findProblems: (body) => issuesOf(savedContactSchema, body),
  revive: reviveFields,
};

/** A dial code alone is no phone. */
function toPhone(phone: TypedPhone): TypedPhone | undefined {
  return phone.businessPhoneNumber.trim() === '' ? undefined : phone;
}
