import { isMailAddress } from '@wbn/contract/shared/mail-address.ts';
import { isWebAddress, tidyWebAddress } from '@wbn/contract/shared/web-address.ts';
import { dropNationalPrefix } from '@wbn/contract/social/national-prefix.ts';

/** A link made of what a company wrote about itself. */
export interface ContactLink {
  readonly href: string;
  readonly label: string;
}

/** A website as a link; only http and https, since a company's text must never become a script. */
export function websiteLink(website: string): ContactLink | undefined {
  const text = website.trim();
  const address = tidyWebAddress(text);
  if (!isWebAddress(address)) return undefined;
  return {
    href: new URL(address).href,
    label: address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/+$/, ''),
  };
}

/** A phone number as a `tel:` link, the dial code in front and without what is dialled within the country only. */
export function phoneLink(phone: {
  readonly countryCode: string;
  readonly businessPhoneNumber: string;
}): ContactLink | undefined {
  const number = phone.businessPhoneNumber.trim();
  const code = phone.countryCode.replace(/\D/g, '');
  if (!/\d/.test(number)) return undefined;
  if (number.startsWith('+')) return { href: `tel:+${digitsOf(number.replace('(0)', ''))}`, label: number };
  if (!code) return { href: `tel:${digitsOf(number)}`, label: number };
  const rest = dropNationalPrefix(code, number);
  return { href: `tel:+${code}${digitsOf(rest)}`, label: `+${code} ${rest}` };
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** An e-mail address as a `mailto:` link; nothing for what is no address. */
export function emailLink(email: string): ContactLink | undefined {
  const label = email.trim();
  if (!isMailAddress(label)) return undefined;
  return { href: `mailto:${encodeURIComponent(label).replaceAll('%40', '@')}`, label };
}
