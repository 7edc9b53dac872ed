import { isWebAddress, normalizeWebAddress } from '@wbn/contract/shared/web-address.ts';

/** A link made of what a company wrote about itself. */
export interface ContactLink {
  readonly href: string;
  readonly label: string;
}

/** A website as a link; only http and https, since a company's text must never become a script. */
export function websiteLink(website: string): ContactLink | undefined {
  const text = website.trim();
  const address = normalizeWebAddress(text);
  if (!isWebAddress(address)) return undefined;
  return {
    href: new URL(address).href,
    label: address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/+$/, ''),
  };
}
