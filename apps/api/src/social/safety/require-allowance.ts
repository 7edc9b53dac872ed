import { CallError } from '@wbn/host/errors/call-error.ts';
import { countCall } from '@wbn/host/limits/count-call.sql.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { type Act, type Allowance, allowanceOf, allowanceTogether, isNewcomer } from './allowance.ts';
import { findStanding } from './standing.sql.ts';

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
