import { hasPlainWebAddress } from '@wbn/contract/shared/web-address-in-name.ts';

const mailAddress = /[^\s@]+@[^\s@]+\.[^\s@]+/u;
/** With its country; other long numbers are quantities, norms and numbers of parts. */
const phoneNumber = /(?:\+|(?<![\w.-])00)[1-9](?:[\s()./-]{0,2}\d){7,}/;
/** Without a country, after a word that says what it is. */
const toldNumber =
  /(?:\btel|phone|\bcall|\bfax|mobile|whats\s?app|wechat|tel[eé]fono|m[oó]vil|cellulare|chiam|llam|电话|手机|微信)[^\d\n]{0,12}\d(?:[\s()./-]{0,2}\d){5,}/iu;

/** Whether a text names a way to reach its author: a web address, an email address or a phone number. */
export function hasContactData(text: string): boolean {
  return (
    hasPlainWebAddress(text) || mailAddress.test(text) || phoneNumber.test(text) || toldNumber.test(text)
  );
}
