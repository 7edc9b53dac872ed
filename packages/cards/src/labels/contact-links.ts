import { dropNationalPrefix } from '@wbn/contract/social/national-prefix.ts';
import { joinExtension, splitExtension } from '@wbn/contract/social/phone-extension.ts';
import type { ContactLink } from './website-link.ts';

/** A phone number as a `tel:` link, the dial code in front and without what is dialled within the country only. */
export function phoneLink(phone: {
  readonly countryCode: string;
  readonly businessPhoneNumber: string;
}): ContactLink | undefined {
  const { number, extension } = splitExtension(phone.businessPhoneNumber);
  const code = phone.countryCode.replace(/\D/g, '');
  if (!/\d/.test(number)) return undefined;
  const { href, label } = numberLink(code, number);
  return { href: extension ? `${href};ext=${extension}` : href, label: joinExtension(label, extension) };
}

function numberLink(code: string, number: string): ContactLink {
  if (number.startsWith('+')) return { href: `tel:+${digitsOf(number.replace('(0)', ''))}`, label: number };
  if (!code) return { href: `tel:${digitsOf(number)}`, label: number };
  const rest = dropNationalPrefix(code, number);
  return { href: `tel:+${code}${digitsOf(rest)}`, label: `+${code} ${rest}` };
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** An e-mail address as a `mailto:` link; nothing for what is none at sight. The rule was asked when it was stored; pages need not carry it. */
export function emailLink(email: string): ContactLink | undefined {
  const label = email.trim();
  if (!/^[^\s@]+@[^\s@?&]+\.[^\s@?&]+$/.test(label)) return undefined;
  return { href: `mailto:${encodeURIComponent(label).replaceAll('%40', '@')}`, label };
}
