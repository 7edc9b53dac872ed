import { savedContactSchema } from '@wbn/contract/business/saved-business.ts';
import type { TypedPhone } from '@wbn/forms/phone-fields.tsx';
import { withoutEmpty } from './field-values.ts';
import { definePart } from './part.ts';

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

export const contactPart = definePart<ContactValues>({
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
    phone: toTypedPhone(contactInfo.phone),
    mobilePhone: toTypedPhone(contactInfo.mobilePhone),
  }),
  toBody: ({ phone, mobilePhone, ...texts }) =>
    withoutEmpty({ ...texts, phone: toPhone(phone), mobilePhone: toPhone(mobilePhone) }),
  schema: savedContactSchema,
});

interface Phone {
  readonly countryCode: string;
  readonly businessPhoneNumber: string;
}

function toTypedPhone(phone: Phone | undefined): TypedPhone {
  return { dialCode: phone?.countryCode ?? '', number: phone?.businessPhoneNumber ?? '' };
}

/** A dial code alone is no phone. */
function toPhone({ dialCode, number }: TypedPhone): Phone | undefined {
  return number.trim() === '' ? undefined : { countryCode: dialCode, businessPhoneNumber: number };
}
