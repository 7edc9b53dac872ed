import { type Language, languages } from '@wbn/contract/shared/language.ts';
import { requestLanguage } from '@wbn/contract/shared/request-language.ts';
import { editionLabel } from '@wbn/edition/edition-label.ts';
import { type EditionId, network, networkSite } from '@wbn/edition/network.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AccountTexts, accountTexts, writtenIn } from './account-texts.ts';
import { deleteCookie, writeCookie } from './cookies.ts';
import { createReturnAddress, type ReturnRule } from './return-address.ts';

export interface VisitRule extends ReturnRule {
  /** The edition of a site whose host name belongs to no edition. */
  edition: EditionId;
  accountsUrl: string;
}

/** The site that a visitor comes from, where they return to, and their language. */
export interface Visit {
  readonly language: Language;
  readonly texts: AccountTexts;
  /** The page of the network to return to. */
  readonly back: URL;
  /** Whether it is a page of the operator's desk. */
  readonly isDesk: boolean;
  /** A page of the site whose logo and pages are shown: `back`, or the own site's for the desk. */
  readonly site: URL;
  readonly edition: EditionId;
  /** The edition's name beside WBN: `Chile`, `Italia`. */
  readonly label: string;
  /** The site's PKCE challenge; see `createHandoff`. */
  readonly challenge: string | undefined;
  /** Path of this host to show after signing in, instead of `back`. */
  readonly next: string | undefined;
  /** The address of the current page, for links that change the language. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Whether cookies are sent over TLS only. */
  readonly secure: boolean;
}

const returnCookie = 'wbn_continue';
const challengeCookie = 'wbn_challenge';
const challengeForm = /^[\w-]{43}$/;
const languageCookie = 'wbn_language';
const hour = 60 * 60;
const year = 365 * 24 * hour;

/** Returns a function that reads a request's visit and stores `continue` (an hour) and a chosen language (a year) in cookies. */
export function createVisitReader(rule: VisitRule): (request: FastifyRequest, reply: FastifyReply) => Visit {
  const returnAddress = createReturnAddress(rule);
  const secure = rule.accountsUrl.startsWith('https:');
  const home = new URL(rule.siteUrl);
  return (request, reply) => {
    const { searchParams: query, pathname: path } = readAddress(request.url, rule.accountsUrl);
    const body = (request.body ?? {}) as Record<string, unknown>;
    // A page that answers a form keeps the query of the page with the form.
    if (typeof body.token === 'string') query.set('token', body.token);
    const { cookies } = request;
    const given = query.getAll('continue');
    const asked = given.length > 1 ? '' : (given[0] ?? body.continue);
    const remembered = cookies[returnCookie];
    const back = returnAddress(asked ?? remembered);
    if (asked !== undefined && back.href !== remembered && back.href.length < 2000)
      writeCookie(reply, returnCookie, back.href, { maxAge: hour, secure });

    const known = asked !== undefined || remembered !== undefined;
    const challenge = readChallenge(query, asked !== undefined, cookies[challengeCookie]);
    if (asked !== undefined && query.has('continue')) {
      if (challenge) writeCookie(reply, challengeCookie, challenge, { maxAge: hour, secure });
      else deleteCookie(reply, challengeCookie, secure);
    }

    const isDesk = back.origin === rule.deskUrl;
    const edition = editionOf(back) ?? editionOf(home) ?? rule.edition;
    const chosen = asLanguage(query.get('lang'));
    if (chosen) writeCookie(reply, languageCookie, chosen, { maxAge: year, secure });
    const language =
      chosen ??
      asLanguage(cookies[languageCookie]) ??
      (known && !isDesk && back.href !== home.href ? languageOf(back, edition) : undefined) ??
      requestLanguage(request.headers['accept-language']);
    const label = editionLabel(edition, language);
    const next = localPath(query.get('next') ?? body.next);
    return {
      language,
      texts: accountTexts[writtenIn({ edition, language })],
      back,
      isDesk,
      site: isDesk ? home : back,
      challenge,
      edition,
      label,
      next,
      path,
      query,
      secure,
    };
  };
}

/**
 * The requested address. Leading slashes and backslashes are reduced to one slash, because `//host` would be another host; a malformed
 * address becomes `/`.
 */
function readAddress(url: string, accountsUrl: string): URL {
  const path = url.replace(/^[\\/]+/, '/');
  return new URL(URL.canParse(path, accountsUrl) ? path : '/', accountsUrl);
}

/** Deletes the cookies of `continue` and challenge once the visitor returns to the site. */
export function deleteReturnCookies(reply: FastifyReply, { secure }: Visit): void {
  for (const name of [returnCookie, challengeCookie]) deleteCookie(reply, name, secure);
}

/** The challenge in the address; on a page without its own `continue` that of the cookie. */
function readChallenge(
  query: URLSearchParams,
  isNew: boolean,
  remembered: string | undefined,
): string | undefined {
  const given = query.get('challenge') ?? (isNew && query.has('continue') ? '' : remembered);
  return given && challengeForm.test(given) ? given : undefined;
}

/** The edition of a host name: a live one, or `chile.localhost`. */
function editionOf({ hostname }: URL): EditionId | undefined {
  const site = network.find(({ id, host }) => host === hostname || `${id}.localhost` === hostname);
  return site?.id;
}

/** The language of a page: the first part of its path, otherwise the site's own. */
function languageOf({ pathname }: URL, edition: EditionId): Language {
  return asLanguage(pathname.split('/', 2)[1]) ?? networkSite(edition).language;
}

function asLanguage(text: string | null | undefined): Language | undefined {
  return languages.find((language) => language === text);
}

/** Accepts only account pages of this host, and the page of an invitation to the desk. */
function localPath(given: unknown): string | undefined {
  return typeof given === 'string' && /^\/(?:account(?:\/[a-z-]+)*|staff\/invitation)$/.test(given)
    ? given
    : undefined;
}
