import { CallError } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { type RefreshedToken, startFamily, type Visitor } from './refresh-token.ts';
import { hashSecret, newSecret } from './secrets.ts';
import { handoffLifetime, secondsAfter } from './token-lifetimes.ts';
import { consumeHandoff, findDeskSession, insertHandoff } from './tokens.sql.ts';

/**
 * `__Host-` allows only this host to set it. Pages on other domains send it with `get-session`, which needs
 * `SameSite=None`. It grants nothing without a code.
 */
const cookieName = '__Host-wbn-browser';
const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'none', maxAge: 3600 } as const;
const form = /^[\w-]{43}$/;

/** The secret in this browser's cookie, if it has one. */
export function readBrowserSecret({ cookies }: FastifyRequest): string | undefined {
  const value = cookies[cookieName];
  return value && form.test(value) ? value : undefined;
}

/** This browser's secret for a hand-off; sets the cookie when it has none. The cookie outlives every code. */
export function browserSecret(request: FastifyRequest, reply: FastifyReply): string {
  const secret = readBrowserSecret(request) ?? newSecret();
  reply.setCookie(cookieName, secret, attributes);
  return secret;
}

export interface Handoff {
  readonly userID: string;
  readonly sessionID: string;
  /** From `browserSecret()`: the cookie of the browser that signed in. */
  readonly browserSecret: string;
  /** The PKCE challenge of the site: the base64url hash of the verifier that its page will send. */
  readonly challenge?: string | undefined;
  /** Origin of the site; only one of its pages may exchange the code. */
  readonly site: string;
}

/** Creates the code that the browser carries to the site: valid once, for a minute, in this browser. */
export async function createHandoff(db: Kysely<Database>, handoff: Handoff, now: Date): Promise<string> {
  const code = newSecret();
  await insertHandoff.run(db, {
    code_hash: hashSecret(code),
    user_id: handoff.userID,
    session_id: handoff.sessionID,
    browser_hash: handoff.challenge
      ? Buffer.from(handoff.challenge, 'base64url')
      : hashSecret(handoff.browserSecret),
    site: handoff.site,
    created_at: now,
    expires_at: secondsAfter(now, handoffLifetime),
  });
  return code;
}

export interface HandoffClaim {
  readonly code: string;
  /** The secret in the browser's cookie. */
  readonly browserSecret: string | undefined;
  /** The PKCE verifier of the page's challenge. */
  readonly verifier?: string | undefined;
  /** Origin of the requesting page. */
  readonly site: string | undefined;
  /** Whether that is the operator's desk. */
  readonly isDesk: boolean;
}

/** Exchanges a code for a new token family. A wrong browser or site does not use the code up. Throws CallError. */
export async function redeemHandoff(
  db: Kysely<Database>,
  { code, browserSecret, verifier, site, isDesk }: HandoffClaim,
  visitor: Visitor,
  now: Date,
): Promise<RefreshedToken> {
  const proofs = [browserSecret, verifier].flatMap((proof) => (proof ? [proof] : []));
  if (proofs.length === 0 || !site) throw refused();
  return db.transaction().execute(async (transaction) => {
    const claim = { codeHash: hashSecret(code), browserHashes: proofs.map(hashSecret), site, now };
    const used = await consumeHandoff.first(transaction, claim);
    if (!used) throw refused();
    const owner = { userID: used.user_id, sessionID: used.session_id, site };
    if (!isDesk) return startFamily(transaction, owner, visitor, now);
    const desk = await findDeskSession.first(transaction, { sessionID: used.session_id, now });
    if (!desk?.secondFactorAt || !desk.until) throw refused();
    const { secondFactorAt, until } = desk;
    return startFamily(transaction, { ...owner, desk: { secondFactorAt, until } }, visitor, now);
  });
}

function refused(): CallError {
  return new CallError('SessionError', 'This sign-in link is used, too old or of another browser.');
}
