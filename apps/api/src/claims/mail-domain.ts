import { domainToASCII } from 'node:url';
import type { MailObstacle } from '@wbn/contract/claims/claims.ts';
import mailServices from 'email-providers/all.json' with { type: 'json' };
import { getDomain, parse } from 'tldts';

/** Hosts on which many companies have a page, and which private suffixes of the Public Suffix List do not name. */
const sharedHosts: ReadonlySet<string> = new Set([
  ...[
    'facebook.com',
    'fb.com',
    'instagram.com',
    'linkedin.com',
    'twitter.com',
    'x.com',
    'youtube.com',
    'tiktok.com',
  ],
  ...['pinterest.com', 'vk.com', 'weibo.com', 'wa.me', 'whatsapp.com', 't.me', 'linktr.ee', 'medium.com'],
  ...[
    'google.com',
    'goo.gl',
    'wordpress.com',
    'jimdo.com',
    'jimdofree.com',
    'tumblr.com',
    'strikingly.com',
    'ucoz.com',
  ],
  ...[
    'site123.me',
    'godaddysites.com',
    'business.site',
    'bandcamp.com',
    'github.com',
    'gitlab.com',
    'notion.so',
  ],
  ...[
    'alibaba.com',
    '1688.com',
    'aliexpress.com',
    'taobao.com',
    'tmall.com',
    'made-in-china.com',
    'dhgate.com',
  ],
  ...[
    'globalsources.com',
    'ec21.com',
    'tradekey.com',
    'tradeindia.com',
    'indiamart.com',
    'exportersindia.com',
  ],
  ...[
    'europages.com',
    'europages.co.uk',
    'kompass.com',
    'wlw.de',
    'thomasnet.com',
    'yellowpages.com',
    'yelp.com',
  ],
  ...[
    'amazon.com',
    'ebay.com',
    'etsy.com',
    'mercadolibre.com',
    'mercadolivre.com.br',
    'shopee.com',
    'lazada.com',
  ],
  ...['tripadvisor.com', 'ratebeer.com', 'untappd.com', 'crunchbase.com', 'wikipedia.org'],
]);

const mailServiceDomains: ReadonlySet<string> = new Set(mailServices);

/** A service of mail addresses also has subdomains: `hotmail.co.uk` is listed, `mail.yahoo.com` is not. */
const isMailService = (host: string, domain: string) =>
  mailServiceDomains.has(host) || mailServiceDomains.has(domain);

type MailDomain = { readonly domain: string } | { readonly obstacle: MailObstacle };

/**
 * The registrable domain (Public Suffix List) of a company's website, at which its people have their addresses; or why an address there proves
 * nothing.
 */
export function mailDomainOf(website: string | undefined): MailDomain {
  if (!website || !URL.canParse(website)) return { obstacle: 'no-website' };
  const { hostname } = new URL(website);
  const { domain, isIp, isPrivate } = parse(hostname, { allowPrivateDomains: true });
  if (isIp) return { obstacle: 'no-website' };
  const registered = getDomain(hostname);
  // Below a private suffix such as `github.io` everybody may have a site.
  if (isPrivate || (registered !== null && sharedHosts.has(registered))) return { obstacle: 'shared-host' };
  if (domain === null) return { obstacle: 'no-website' };
  return isMailService(hostname, domain) ? { obstacle: 'mail-service' } : { domain };
}

/** Whether an e-mail address is at a registrable domain or one of its subdomains. */
export function isAtDomain(email: string, domain: string): boolean {
  const host = domainToASCII(email.slice(email.lastIndexOf('@') + 1));
  return getDomain(host, { allowPrivateDomains: true }) === domain;
}
