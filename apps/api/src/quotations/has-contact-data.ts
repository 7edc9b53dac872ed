import { hasWebAddress } from '@wbn/contract/shared/web-address-in-name.ts';

const mailAddress = /[^\s@]+@[^\s@]+\.[^\s@]+/u;
/** With a plus sign or a leading zero, so that quantities and norms ('10 000 000', 'EN 10204') are none. */
const phoneNumber = /(?:\+|\b00?)[1-9](?:[\s()./-]{0,2}\d){7,}/;

/** Whether a text names a way to reach its author: a web address, an email address or a phone number. */
export function hasContactData(text: string): boolean {
  return hasWebAddress(text) || mailAddress.test(text) || phoneNumber.test(text);
}
