import { randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import {
  codeAttempts,
  codeMinutes,
  confirmClaim,
  loadClaim,
  mailClaimCode,
  mostOpenClaims,
  submitClaim,
  withdrawClaim,
} from '@wbn/contract/claims/claims.ts';
import { CallError, validationError } from '@wbn/host/errors/call-error.ts';
import { limitCall } from '@wbn/host/limits/limit-call.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { requireAllowance, requireNotSuspended } from '../safety/require-allowance.ts';
import { defineHandler } from '../server/define-handler.ts';
import {
  type ClaimedBusiness,
  type ClaimRow,
  countAttempt,
  countOpenClaims,
  deleteClaimDocuments,
  findOpenClaim,
  insertClaim,
  selectClaimDocuments,
  updateClaim,
  updateCode,
} from './claim.sql.ts';
import { addCodeMail } from './mail-claim-code.ts';
import { isAtDomain } from './mail-domain.ts';
import {
  mailDomainOfCompany,
  presentBusinessClaim,
  requireClaimedBusiness,
  standingOf,
} from './present-claim.ts';
import { lockForClaim, takeClaim } from './settle-claim.ts';
import { syncClaimCases } from './sync-claim-cases.ts';

const day = 86_400;
/** Mails with a code a day: of a person for one company, of a person, and for all who claim one company; so that nobody spends them for others. */
const codeLimits = { pair: 3, person: 10, company: 10 } as const;

export const loadClaimHandler = defineHandler(loadClaim, async (given) => ({
  data: await presentBusinessClaim(given.services.db, ownOf(given)),
}));

interface Given {
  readonly params: { readonly id: string };
  readonly user: { readonly userID: string };
  readonly services: { readonly db: Kysely<Database> };
}

interface OwnClaim {
  readonly businessID: string;
  readonly userID: string;
}

const ownOf = ({ params, user }: Given): OwnClaim => ({ businessID: params.id, userID: user.userID });

interface Held {
  readonly transaction: Kysely<Database>;
  readonly business: ClaimedBusiness;
  readonly open: ClaimRow | undefined;
}

/** Runs a person's change of their claim in one transaction that locks the company; returns the new state. */
export function changeOwnClaim(given: Given, change: (held: Held) => Promise<void>) {
  const own = ownOf(given);
  return given.services.db.transaction().execute(async (transaction) => {
    await lockForClaim(transaction, own);
    const business = await requireClaimedBusiness(transaction, own);
    await change({ transaction, business, open: await findOpenClaim.first(transaction, own) });
    return { data: await presentBusinessClaim(transaction, own) };
  });
}

/** Throws Conflict for a company that this person cannot claim. */
export function refuseUnclaimable(business: ClaimedBusiness): void {
  const standing = standingOf(business);
  if (standing === 'own')
    throw new CallError('Conflict', 'You belong to this company already; its owner can hand it over to you.');
  if (standing === 'not-imported')
    throw new CallError(
      'Conflict',
      'This company was registered by its own people; only imported ones can be claimed.',
    );
}

/** Returns the open claim, or starts one. Throws Conflict beyond the limit of open claims, TooManyRequests for new accounts. */
export async function openClaim({ transaction, business, open }: Held, userID: string): Promise<ClaimRow> {
  refuseUnclaimable(business);
  if (open) return open;
  const { count } = await countOpenClaims.only(transaction, { userID });
  if (count >= mostOpenClaims)
    throw new CallError(
      'Conflict',
      `You have ${mostOpenClaims} open claims, which is the most; withdraw one or wait for its decision.`,
    );
  await requireAllowance(transaction, { userID, act: 'claim' });
  return insertClaim.only(transaction, { id: newId(), business_id: business.id, user_id: userID });
}

/** Throws Conflict for a claim that waits for staff, or that does not exist. */
export function requireStarted(open: ClaimRow | undefined): ClaimRow {
  if (open?.state === 'started') return open;
  throw new CallError(
    'Conflict',
    open ? 'Your claim is with our staff, who decide it.' : 'You have not started to claim this company.',
  );
}

const scryptHash = promisify(scrypt) as (code: string, salt: string, length: number) => Promise<Buffer>;
/** A slow hash, because there are only a million codes. */
export const hashCode = (code: string, { businessID, userID }: OwnClaim) =>
  scryptHash(code, `${businessID} ${userID}`, 32);

export const mailClaimCodeHandler = defineHandler(mailClaimCode, async (given) => {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const hash = await hashCode(code, ownOf(given));
  return changeOwnClaim(given, async (held) => {
    const { transaction, business } = held;
    const { userID } = given.user;
    const { email: address } = given.body;
    const businessID = business.id;
    const claim = requireStarted(await openClaim(held, userID));
    await requireNotSuspended(transaction, userID);
    const found = await mailDomainOfCompany(transaction, business);
    if ('obstacle' in found)
      throw new CallError('Conflict', 'This company cannot be claimed by mail; claim it with documents.');
    if (!isAtDomain(address, found.domain))
      throw validationError({ email: `must be an address at ${found.domain}` });
    const call = 'mail-claim-code';
    const of = `${userID} ${businessID}`;
    await limitCall(transaction, { call, clientAddress: of, most: 1, seconds: 60 });
    await limitCall(transaction, { call, clientAddress: `day ${of}`, most: codeLimits.pair, seconds: day });
    await limitCall(transaction, { call, clientAddress: userID, most: codeLimits.person, seconds: day });
    await limitCall(transaction, { call, clientAddress: businessID, most: codeLimits.company, seconds: day });
    await updateCode.run(transaction, { claimID: claim.id, address, hash, minutes: codeMinutes });
    await addCodeMail(transaction, { businessID, userID, address, code });
  });
});

const noCode =
  'No code is valid: each works for 15 minutes and five attempts, until you ask for another. Ask for another one.';

export const confirmClaimHandler = defineHandler(confirmClaim, async (given) => {
  const hash = await hashCode(given.body.code, ownOf(given));
  let attemptsLeft: number | undefined;
  const reply = await changeOwnClaim(given, async ({ transaction, business, open }) => {
    const claim = requireStarted(open);
    refuseUnclaimable(business);
    await requireNotSuspended(transaction, given.user.userID);
    const attempt = await countAttempt.first(transaction, { claimID: claim.id, most: codeAttempts });
    if (!attempt?.code_hash) throw new CallError('Conflict', noCode);
    if (timingSafeEqual(attempt.code_hash, hash)) await takeClaim(transaction, claim, 'mail');
    else attemptsLeft = codeAttempts - attempt.attempts;
  });
  // Thrown after the transaction, so that the attempt counts.
  if (attemptsLeft !== undefined)
    throw validationError({ code: `is wrong; ${attemptsLeft} of ${codeAttempts} attempts are left` });
  return reply;
});

export const submitClaimHandler = defineHandler(submitClaim, (given) =>
  changeOwnClaim(given, async ({ transaction, business, open }) => {
    const claim = requireStarted(open);
    refuseUnclaimable(business);
    await requireNotSuspended(transaction, given.user.userID);
    const documents = await selectClaimDocuments.all(transaction, { claimID: claim.id });
    if (documents.length === 0)
      throw new CallError('Conflict', 'Add a document first, such as an extract of the trade register.');
    await updateClaim.run(transaction, {
      claimID: claim.id,
      changes: { note: given.body.note || null },
    });
    await takeClaim(transaction, claim, 'document');
  }),
);

export const withdrawClaimHandler = defineHandler(withdrawClaim, (given) =>
  changeOwnClaim(given, async ({ transaction, open }) => {
    if (!open) throw new CallError('Conflict', 'You have no open claim of this company.');
    await updateClaim.run(transaction, {
      claimID: open.id,
      changes: { state: 'withdrawn', code_hash: null, code_expires_at: null },
    });
    await deleteClaimDocuments.run(transaction, { claimID: open.id });
    await syncClaimCases(transaction, [open.id], { outcome: 'withdrawn' });
  }),
);
