import { createHash } from 'node:crypto';
import { clientKey } from '@wbn/host/limits/client-key.ts';
import { countCall } from '@wbn/host/limits/count-call.sql.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { countText } from './account-texts.ts';
import type { Exchange } from './exchange.ts';
import type { Problems } from './page/form.ts';
import { deleteCounters } from './throttle.sql.ts';
import type { Visit } from './visit.ts';

const minute = 60;
const quarter = 15 * minute;
const hour = 60 * minute;

/**
 * How often a thing may be tried, whether or not the account exists: by one address for one account (`pair`), for one account by everybody,
 * and by one address for all accounts. When everybody has used up an account's budget, each address may still try slowly (`slow`), and
 * devices that its owner has used before have a budget of their own (`device`), so that strangers lock nobody out.
 */
const limits = {
  login: { pair: [10, quarter], account: [60, hour], address: [100, quarter] },
  secondFactor: { pair: [10, quarter], account: [30, hour], address: [60, quarter] },
  register: { pair: [5, hour], account: [5, hour], address: [30, hour] },
  /** These send mails; `mayMail` limits the number. */
  mail: { pair: [5, hour], account: [5, hour], address: [30, hour] },
  /** Requests for a new address; `mayMail` limits their mails too. */
  newAddress: { pair: [5, hour], account: [5, hour], address: [30, hour] },
  /** Only members, or people with a mailed link, can send this page. */
  password: { pair: [10, quarter], account: [30, hour], address: [60, quarter] },
} as const satisfies Record<string, Record<'pair' | 'account' | 'address', readonly [number, number]>>;

/** The kinds with which strangers could lock the owner out. */
const slowedDown: ReadonlySet<Throttled> = new Set(['login', 'mail']);
/** Tries by one address for an account whose budget is used up. */
const slow = [1, 5 * minute] as const;
/** Tries of a device that is known to the account. */
const deviceLimit = [10, quarter] as const;
/** Mails to one address: some at once, then one every ten minutes. */
const mailbox = { quick: [5, hour], slow: [1, 10 * minute] } as const;
/** Seconds until a mailbox that has used up its mails gets the next. */
export const nextMail = mailbox.slow[1];

interface Attempt {
  readonly account: string;
  /** From `findKnownDevice`. */
  readonly device?: string | undefined;
}

export type Throttled = keyof typeof limits;

/** Counts an attempt. When there were too many, returns the form's error and sets Retry-After. */
export async function refuseTooMany(
  { host: { db }, request, reply, visit }: Exchange,
  what: Throttled,
  attempt: Attempt,
): Promise<Problems | undefined> {
  const wait = await throttle(db, what, request.ip, attempt);
  if (wait === undefined) return undefined;
  reply.header('retry-after', wait);
  return throttledProblem(visit, wait);
}

/** The form's error after too many attempts. */
export function throttledProblem({ texts, language }: Visit, seconds: number): Problems {
  const count = Math.ceil(seconds / 60);
  const { throttled_one: one, throttled_other: other } = texts.problem;
  return { form: countText({ language }, count, one, other) };
}

/** Returns the seconds to wait when there were too many attempts, otherwise undefined. */
async function throttle(
  db: Kysely<Database>,
  what: Throttled,
  address: string,
  { account, device }: Attempt,
): Promise<number | undefined> {
  const clients = counterKeys(address, account);
  if (device) {
    const [most, seconds] = deviceLimit;
    const client = `${clients.account} ${device}`;
    const { count, wait } = await countCall(db, { call: `${what}/device`, client, seconds });
    return count > most ? wait : undefined;
  }
  for (const by of ['address', 'pair', 'account'] as const) {
    const [most, seconds] = limits[what][by];
    const { count, wait } = await countCall(db, { call: `${what}/${by}`, client: clients[by], seconds });
    // An attempt that is refused for its address does not count against the account.
    if (count > most)
      return by === 'account' && slowedDown.has(what) ? slowDown(db, what, clients.pair) : wait;
  }
  return undefined;
}

async function slowDown(db: Kysely<Database>, what: Throttled, client: string): Promise<number | undefined> {
  const [most, seconds] = slow;
  const { count, wait } = await countCall(db, { call: `${what}/slow`, client, seconds });
  return count > most ? wait : undefined;
}

/** Whether another mail may be sent to an address; when not, it got one a few minutes ago. */
export async function mayMail(db: Kysely<Database>, account: string): Promise<boolean> {
  const { account: client } = counterKeys('', account);
  for (const [pace, [most, seconds]] of Object.entries(mailbox)) {
    const { count } = await countCall(db, { call: `mailbox/${pace}`, client, seconds });
    if (count <= most) return true;
  }
  return false;
}

/** Resets an account's counters after a successful sign-in, so that only failures count. */
export async function resetThrottle(
  { host, request }: Exchange,
  what: Throttled,
  { account, device }: Attempt,
): Promise<void> {
  const { pair, account: whose } = counterKeys(request.ip, account);
  await deleteCounters.run(host.db, {
    counters: [
      { call: `${what}/pair`, client: pair },
      { call: `${what}/account`, client: whose },
      { call: `${what}/slow`, client: pair },
      ...(device ? [{ call: `${what}/device`, client: `${whose} ${device}` }] : []),
    ],
  });
}

/** Counters are keyed by a hash, so that the table holds no e-mail addresses. */
function counterKeys(address: string, account: string) {
  const from = clientKey(address);
  const whose = createHash('sha256').update(account.trim().toLowerCase()).digest('base64url');
  return { address: from, pair: `${whose} ${from}`, account: whose };
}
