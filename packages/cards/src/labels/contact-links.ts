import { dropNationalPrefix } from '@wbn/contract/social/national-prefix.ts';
import { joinExtension, splitExtension } from '@wbn/contract/social/phone-extension.ts';
import type { ContactLink } from './website-link.ts';

/** Returns a `tel:` link: dial code and number without the trunk prefix. */
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

/**
 * Returns a `mailto:` link, undefined for text that cannot be an address. The check is loose, because the API
 * validated the address and pages should not load that rule.
 */
export function emailLink(email: string): ContactLink | undefined {
  const label = email.trim();
  if (!/^[^\s@]+@[^\s@?&]+\.[^\s@?&]+$/.test(label)) return undefined;
  return { href: `mailto:${encodeURIComponent(label).replaceAll('%40', '@')}`, label };
}
