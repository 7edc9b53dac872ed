import { isWebAddress, normalizeWebAddress } from '@wbn/contract/shared/web-address.ts';

/** A link built from data that a company entered. */
export interface ContactLink {
  readonly href: string;
  readonly label: string;
}

/** Returns a link to a website; only http and https, because user input must not become a `javascript:` URL. */
export function websiteLink(website: string): ContactLink | undefined {
  const text = website.trim();
  const address = normalizeWebAddress(text);
  if (!isWebAddress(address)) return undefined;
  return {
    href: new URL(address).href,
    label: address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/+$/, ''),
  };
}
