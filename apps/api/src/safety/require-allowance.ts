import { mostOffersADay, mostQuotationsAMonth } from '@wbn/contract/quotations/quotation-limits.ts';
import { CallError, forbidden } from '@wbn/host/errors/call-error.ts';
import { countCall, readCount } from '@wbn/host/limits/count-call.sql.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { findAccountStanding } from './decide-report.sql.ts';

interface Standing {
  /** Seconds since the account was created. */
  readonly age: number;
  readonly emailConfirmed: boolean;
}

interface Allowance {
  readonly most: number;
  /** Length of the period in seconds. */
  readonly seconds: number;
  /**
   * The next limit and in how many seconds it applies; `most` is undefined where limits end. Absent until the address is confirmed, and at
   * the last limit.
   */
  readonly next?: { readonly after: number; readonly most: number | undefined };
}

const hour = 3_600;
const day = 24 * hour;

/** Account ages in seconds at which the limit rises; after the last one it ends. */
const steps = [day, 7 * day, 30 * day] as const;

interface Limit {
  readonly seconds: number;
  /** Limits before the e-mail address is confirmed, on the first day, in the first week, in the first month, and afterwards. */
  readonly most: readonly [unconfirmed: number, day: number, week: number, month: number, ever?: number];
  /** Limit for all members of a company together, when they act in its name. */
  readonly together?: number;
}

/** Enough for an honest newcomer, too little to make an account worthwhile for spam. */
const limits = {
  post: { seconds: day, most: [1, 5, 15, 50] },
  comment: { seconds: hour, most: [3, 15, 40, 120] },
  follow: { seconds: day, most: [10, 60, 200, 1_000] },
  'connection-request': { seconds: day, most: [1, 8, 25, 80] },
  mention: { seconds: day, most: [2, 15, 60, 300] },
  report: { seconds: day, most: [3, 10, 20, 60] },
  request: { seconds: day, most: [2, 10, 30, 100, 200], together: 500 },
  group: { seconds: day, most: [1, 2, 5, 10, 20] },
  'group-join': { seconds: day, most: [3, 20, 60, 200] },
  'group-invitation': { seconds: day, most: [1, 20, 60, 200, 1_000] },
  message: { seconds: hour, most: [10, 40, 120, 400], together: 1_200 },
  quotation: { seconds: 30 * day, most: [1, 2, 3, 5, mostQuotationsAMonth] },
  'quotation-offer': {
    seconds: day,
    most: [1, 5, 10, mostOffersADay, mostOffersADay],
    together: mostOffersADay,
  },
  claim: { seconds: day, most: [1, 2, 3, 5, 5] },
  block: { seconds: day, most: [5, 20, 30, 50, 100] },
} satisfies Readonly<Record<string, Limit>>;

/** Actions that are limited while an account is new; those with a fifth limit are limited always. */
type Act = keyof typeof limits;

export const limitedActs = Object.keys(limits) as readonly Act[];

/** Returns how often an action is allowed; undefined: without limit. */
export function allowanceOf(act: Act, { age, emailConfirmed }: Standing): Allowance | undefined {
  const { seconds, most }: Limit = limits[act];
  if (!emailConfirmed) return { seconds, most: most[0] };
  const step = steps.findIndex((end) => age < end);
  if (step === -1) return most[4] === undefined ? undefined : { seconds, most: most[4] };
  const [now = 0, later] = most.slice(step + 1);
  return { seconds, most: now, next: { after: (steps[step] ?? 0) - age, most: later } };
}

/** Returns how often the members of a company may do something together; undefined: no common limit. */
function allowanceTogether(act: Act): Pick<Allowance, 'most' | 'seconds'> | undefined {
  const { seconds, together }: Limit = limits[act];
  return together === undefined ? undefined : { seconds, most: together };
}

/** Whether an account is younger than a week or its address is not confirmed. */
function isNewcomer({ age, emailConfirmed }: Standing): boolean {
  return !emailConfirmed || age < 7 * day;
}

interface AllowanceRequest {
  readonly userID: string;
  readonly act: Act;
  /** How often the action is done at once: the number of people that one text mentions. */
  readonly times?: number;
  /** The company acted for; its members are counted together too. */
  readonly businessID?: string | null;
  /** Whether suspended people may do it too, as what protects them. */
  readonly evenSuspended?: boolean;
}

/**
 * Throws Forbidden when the person is suspended, TooManyRequests (with the limit and when it lifts) when they did this too often for the
 * age of their account. Run it in the transaction of the write, where the thing is created, so that refused, failed or repeated writes are
 * not counted.
 */
export async function requireAllowance(
  transaction: Kysely<Database>,
  { userID, act, times = 1, businessID = null, evenSuspended = false }: AllowanceRequest,
): Promise<void> {
  const standing = await findAccountStanding.first(transaction, { userID });
  if (!evenSuspended) refuseSuspended(standing?.suspended_until ?? null);
  // Only samples and imports have people without an account.
  if (!standing || standing.age === null) return;
  const { age, email_confirmed } = standing;
  const allowance = allowanceOf(act, { age, emailConfirmed: email_confirmed === true });
  if (!allowance) return;
  const counted = { call: `act ${act}`, seconds: allowance.seconds, times };
  const { count, wait } = await countCall(transaction, { ...counted, client: userID });
  if (count > allowance.most) {
    const isConfirmed = email_confirmed === true;
    const message = tellLimit(act, allowance, wait, isConfirmed);
    const reason = isConfirmed ? 'limit' : 'unconfirmed';
    throw new CallError('TooManyRequests', message, undefined, wait, reason);
  }
  const together = allowanceTogether(act);
  if (!businessID || !together) return;
  const company = await countCall(transaction, { ...counted, client: businessID });
  if (company.count <= together.most) return;
  const limit = `The people of a company may make ${together.most} ${things[act]} ${periodOf(together)} in its name`;
  const message = `${limit}; they can go on in ${lengthOf(company.wait)}.`;
  throw new CallError('TooManyRequests', message, undefined, company.wait, 'limit');
}

/** The limit of an action: how often it is allowed in its period, and how often still. */
export interface AllowanceLeft {
  readonly most: number;
  readonly left: number;
}

/** Returns what is left of a limit that never ends; for a visitor that of an account of the first day. */
export async function loadAllowance(
  db: Kysely<Database>,
  act: 'quotation',
  userID: string | undefined,
): Promise<AllowanceLeft> {
  const standing = userID === undefined ? undefined : await findAccountStanding.first(db, { userID });
  const isKnown = standing && standing.age !== null;
  const most =
    allowanceOf(act, {
      age: isKnown ? (standing.age ?? 0) : userID === undefined ? 0 : Number.POSITIVE_INFINITY,
      emailConfirmed: isKnown ? standing.email_confirmed === true : true,
    })?.most ?? 0;
  const count = userID === undefined ? 0 : await readCount(db, { call: `act ${act}`, client: userID });
  return { most, left: Math.max(0, most - count) };
}

/** Whether a person is a newcomer; people without an account (samples, imports) are not. */
export async function isNewcomerAccount(db: Kysely<Database>, userID: string): Promise<boolean> {
  const standing = await findAccountStanding.first(db, { userID });
  if (!standing || standing.age === null) return false;
  return isNewcomer({ age: standing.age, emailConfirmed: standing.email_confirmed === true });
}

/** Throws Forbidden when the person is suspended; for changes and reactions, which are not counted. */
export async function requireNotSuspended(transaction: Kysely<Database>, userID: string): Promise<void> {
  const standing = await findAccountStanding.first(transaction, { userID });
  refuseSuspended(standing?.suspended_until ?? null);
}

function refuseSuspended(until: Date | null): void {
  if (!until) return;
  const message = `After a report your account may not write, follow or ask for connections until ${dayOf(until)}. Reading is not affected. Need help? tells you how to reach us.`;
  throw forbidden('suspended', message);
}

const things: Readonly<Record<Act, string>> = {
  post: 'posts',
  comment: 'comments',
  follow: 'follows',
  'connection-request': 'connection requests',
  mention: 'mentions',
  report: 'reports',
  request: 'inquiries',
  message: 'messages',
  group: 'groups',
  'group-join': 'joins of groups',
  'group-invitation': 'invitations to groups',
  quotation: 'requests for quotation',
  'quotation-offer': 'offers',
  claim: 'claims of companies',
  block: 'blocks',
};

/** Tells the limit, when the person may go on and what the next limit is. */
function tellLimit(act: Act, allowance: Allowance, wait: number, isConfirmed: boolean): string {
  const { most, next } = allowance;
  const who = isConfirmed && !next ? 'An account' : 'A new account';
  const now = `${who} may make ${most} ${things[act]} ${periodOf(allowance)}; you can go on in ${lengthOf(wait)}.`;
  if (!next) return isConfirmed ? now : `${now} Confirm your e-mail address to do more.`;
  const from = dayOf(new Date(Date.now() + next.after * 1_000));
  return `${now} From ${from} on ${next.most === undefined ? 'there is no limit' : `${next.most} are allowed`}.`;
}

const periods = new Map([
  [hour, 'an hour'],
  [day, 'a day'],
  [30 * day, 'in 30 days'],
]);
const periodOf = ({ seconds }: Pick<Allowance, 'seconds'>) =>
  periods.get(seconds) ?? `in ${lengthOf(seconds)}`;

function lengthOf(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return `${minutes} minute${minutes === 1 ? '' : 's'}`;
  const hours = Math.ceil(minutes / 60);
  if (hours > 48) return `${Math.ceil(hours / 24)} days`;
  return `${hours} hour${hours === 1 ? '' : 's'}`;
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10);
