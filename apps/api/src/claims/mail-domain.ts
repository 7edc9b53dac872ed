import { domainToASCII } from 'node:url';
import type { MailObstacle } from '@wbn/contract/claims/claims.ts';
import { Verifier } from 'academic-email-verifier';
import mailServices from 'email-providers/all.json' with { type: 'json' };
import { getDomain, parse } from 'tldts';
import { sharedHosts } from './shared-hosts.ts';

const mailServiceDomains: ReadonlySet<string> = new Set(mailServices);

/** A service of mail addresses also has subdomains: `hotmail.co.uk` is listed, `mail.yahoo.com` is not. */
const isMailService = (host: string, domain: string) =>
  mailServiceDomains.has(host) || mailServiceDomains.has(domain);

type MailDomain = { readonly domain: string } | { readonly obstacle: MailObstacle };

/** Paths that name a page of the site itself, in any language; all others may name one of many who share it, such as `/~rossi`. */
const ownPage =
  /^([a-z]{2}(-[a-z]{2})?|index|home|default|main|start|welcome|about(-us)?|contact(-us)?|products?)(\.[a-z]+)?$/i;

/** Whether an address is the whole site of a domain: the domain itself or `www.`, with no path, query or fragment that could name somebody. */
function isWholeSite({ hostname, pathname, search, hash }: URL, domain: string): boolean {
  return (
    (hostname === domain || hostname === `www.${domain}`) &&
    search === '' &&
    hash === '' &&
    pathname.split('/').every((part) => part === '' || ownPage.test(part))
  );
}

/** Registries below which only universities and schools are: `edu`, `edu.au`, `ac.uk`. */
const academicSuffix = /^(edu|ac)(\.[a-z]{2})?$/;

/**
 * The registrable domain (Public Suffix List) of a company's website, at which its people have their addresses; or why an address there proves
 * nothing.
 */
export async function mailDomainOf(website: string | undefined): Promise<MailDomain> {
  if (!website || !URL.canParse(website)) return { obstacle: 'no-website' };
  const url = new URL(website);
  const { hostname } = url;
  const { domain, publicSuffix, isIp, isPrivate } = parse(hostname, { allowPrivateDomains: true });
  if (isIp) return { obstacle: 'no-website' };
  const registered = getDomain(hostname);
  // Below a private suffix such as `github.io` everybody may have a site.
  if (isPrivate || (registered !== null && sharedHosts.has(registered))) return { obstacle: 'shared-host' };
  if (domain === null) return { obstacle: 'no-website' };
  if (isMailService(hostname, domain)) return { obstacle: 'mail-service' };
  if (academicSuffix.test(publicSuffix ?? '') || (await Verifier.isAcademic(`anybody@${domain}`)))
    return { obstacle: 'shared-host' };
  return isWholeSite(url, domain) ? { domain } : { obstacle: 'part-of-site' };
}

/** Whether an e-mail address is at a registrable domain or one of its subdomains. */
export function isAtDomain(email: string, domain: string): boolean {
  const host = domainToASCII(email.slice(email.lastIndexOf('@') + 1));
  return getDomain(host, { allowPrivateDomains: true }) === domain;
}
