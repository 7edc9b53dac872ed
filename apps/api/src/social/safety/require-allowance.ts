import { CallError } from '@wbn/host/errors/call-error.ts';
import { countCall } from '@wbn/host/limits/count-call.sql.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { findStanding } from './decide-case.sql.ts';

/** What a person may do only so often while their account is new; an inquiry ever. */
type Act =
  | 'post'
  | 'comment'
  | 'follow'
  | 'connection-request'
  | 'mention'
  | 'report'
  | 'request'
  | 'message';

interface Standing {
  /** Seconds since the account was made. */
  readonly age: number;
  readonly emailConfirmed: boolean;
}

interface Allowance {
  readonly most: number;
  /** Length of the period in seconds. */
  readonly seconds: number;
  /** What comes next, and in how many seconds; `most` is undefined where the limits end. Absent until the address is confirmed, and for good. */
  readonly next?: { readonly after: number; readonly most: number | undefined };
}

const hour = 3_600;
const day = 24 * hour;

/** Ages at which an account may do more; at the last one the limits end. */
const steps = [day, 7 * day, 30 * day] as const;

interface Limit {
  readonly seconds: number;
  /** Before the e-mail address is confirmed; then on the first day, in the first week, in the first month; from then on. */
  readonly most: readonly [unconfirmed: number, day: number, week: number, month: number, ever?: number];
  /** What the people of a company, whom this limits, may do together in its name. */
  readonly together?: number;
}

/** More than somebody needs who is new and honest; too little for a sender of junk to be worth an account. */
const limits: Readonly<Record<Act, Limit>> = {
  post: { seconds: day, most: [1, 5, 15, 50] },
  comment: { seconds: hour, most: [3, 15, 40, 120] },
  follow: { seconds: day, most: [10, 60, 200, 1_000] },
  'connection-request': { seconds: day, most: [1, 8, 25, 80] },
  mention: { seconds: day, most: [2, 15, 60, 300] },
  report: { seconds: day, most: [3, 10, 20, 60] },
  request: { seconds: day, most: [2, 10, 30, 100, 200], together: 500 },
  message: { seconds: hour, most: [10, 40, 120, 400], together: 1_200 },
};

/** How often somebody may do something; undefined: as often as they like. */
export function allowanceOf(act: Act, { age, emailConfirmed }: Standing): Allowance | undefined {
  const { seconds, most } = limits[act];
  if (!emailConfirmed) return { seconds, most: most[0] };
  const step = steps.findIndex((end) => age < end);
  if (step === -1) return most[4] === undefined ? undefined : { seconds, most: most[4] };
  const [now = 0, later] = most.slice(step + 1);
  return { seconds, most: now, next: { after: (steps[step] ?? 0) - age, most: later } };
}

/** How often the people of a company whom `allowanceOf` limits may do something together; undefined: as often as each of them may. */
function allowanceTogether(act: Act): Pick<Allowance, 'most' | 'seconds'> | undefined {
  const { seconds, together } = limits[act];
  return together === undefined ? undefined : { seconds, most: together };
}

/** Whether little is known of somebody: they have come this week, or not confirmed their address. */
function isNewcomer({ age, emailConfirmed }: Standing): boolean {
  return !emailConfirmed || age < 7 * day;
}

interface Wanted {
  readonly userID: string;
  readonly act: Act;
  /** How often it is done at once: the people that one text names. */
  readonly times?: number;
  /** In whose name; its people are counted together too. */
  readonly businessID?: string | null;
}

/**
 * Lets a person go on who may write and has not done this too often for the age of their account. Run it in the write's transaction,
 * where the thing is made: what is refused, fails or is a repetition is not counted. Throws Forbidden for who is suspended,
 * TooManyRequests with what is allowed and when it lifts.
 */
export async function requireAllowance(
  transaction: Kysely<Database>,
  { userID, act, times = 1, businessID = null }: Wanted,
): Promise<void> {
  const standing = await findStanding.first(transaction, { userID });
  refuseSuspended(standing?.suspended_until ?? null);
  // A person without an account has come with samples or an import.
  if (!standing || standing.age === null) return;
  const { age, email_confirmed } = standing;
  const allowance = allowanceOf(act, { age, emailConfirmed: email_confirmed === true });
  if (!allowance) return;
  const counted = { call: `act ${act}`, seconds: allowance.seconds, times };
  const { count, wait } = await countCall(transaction, { ...counted, client: userID });
  if (count > allowance.most) {
    const isConfirmed = email_confirmed === true;
    throw new CallError('TooManyRequests', tellLimit(act, allowance, wait, isConfirmed), undefined, wait);
  }
  const together = allowanceTogether(act);
  if (!businessID || !together) return;
  const company = await countCall(transaction, { ...counted, client: businessID });
  if (company.count <= together.most) return;
  const limit = `The people of a company may make ${together.most} ${things[act]} ${periodOf(together)} in its name`;
  const message = `${limit}; they can go on in ${lengthOf(company.wait)}.`;
  throw new CallError('TooManyRequests', message, undefined, company.wait);
}

/** Whether little is known of a person yet; not of one without an account, who has come with samples or an import. */
export async function isOfNewcomer(db: Kysely<Database>, userID: string): Promise<boolean> {
  const standing = await findStanding.first(db, { userID });
  if (!standing || standing.age === null) return false;
  return isNewcomer({ age: standing.age, emailConfirmed: standing.email_confirmed === true });
}

/** Lets a person go on who is not suspended: for changes and reactions, which nobody counts. */
export async function requireNotSuspended(transaction: Kysely<Database>, userID: string): Promise<void> {
  const standing = await findStanding.first(transaction, { userID });
  refuseSuspended(standing?.suspended_until ?? null);
}

function refuseSuspended(until: Date | null): void {
  if (!until) return;
  const message = `After a report your account may not write, follow or ask for connections until ${dayOf(until)}. Reading is not affected. Need help? tells you how to reach us.`;
  throw new CallError('Forbidden', message);
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
};

/** What is allowed, when one may go on, and what will be allowed later. */
function tellLimit(act: Act, allowance: Allowance, wait: number, isConfirmed: boolean): string {
  const { most, next } = allowance;
  const who = isConfirmed && !next ? 'An account' : 'A new account';
  const now = `${who} may make ${most} ${things[act]} ${periodOf(allowance)}; you can go on in ${lengthOf(wait)}.`;
  if (!next) return isConfirmed ? now : `${now} Confirm your e-mail address to do more.`;
  const from = dayOf(new Date(Date.now() + next.after * 1_000));
  return `${now} From ${from} on ${next.most === undefined ? 'there is no limit' : `${next.most} are allowed`}.`;
}

const periodOf = ({ seconds }: Pick<Allowance, 'seconds'>) => (seconds === 3_600 ? 'an hour' : 'a day');

function lengthOf(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return `${minutes} minute${minutes === 1 ? '' : 's'}`;
  const hours = Math.ceil(minutes / 60);
  return `${hours} hour${hours === 1 ? '' : 's'}`;
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10);
