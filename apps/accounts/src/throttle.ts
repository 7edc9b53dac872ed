import { createHash } from 'node:crypto';
import { clientKey } from '@wbn/host/limits/client-key.ts';
import { countCall } from '@wbn/host/limits/count-call.sql.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { deleteCounters } from './throttle.sql.ts';

const minute = 60;
const quarter = 15 * minute;
const hour = 60 * minute;

/**
 * How often a thing may be tried: by one address for one account, for one account by everybody, and by one address for all
 * accounts. Whether the account exists makes no difference.
 */
const limits = {
  login: { pair: [10, quarter], account: [60, hour], address: [100, quarter] },
  secondFactor: { pair: [10, quarter], account: [30, hour], address: [60, quarter] },
  register: { pair: [5, hour], account: [5, hour], address: [30, hour] },
  /** Each of these sends a mail. */
  mail: { pair: [5, hour], account: [5, hour], address: [30, hour] },
  /** A page that only somebody signed in, or with a link, can send. */
  password: { pair: [10, quarter], account: [30, hour], address: [60, quarter] },
} as const satisfies Record<string, Record<'pair' | 'account' | 'address', readonly [number, number]>>;

export type Throttled = keyof typeof limits;

/** Counts an attempt; gives the seconds to wait when there were too many, else undefined. */
export async function throttle(
  db: Kysely<Database>,
  what: Throttled,
  { address, account }: { address: string; account: string },
): Promise<number | undefined> {
  const clients = clientsOf(address, account);
  for (const by of ['address', 'pair', 'account'] as const) {
    const [most, seconds] = limits[what][by];
    const { count, wait } = await countCall(db, { call: `${what}/${by}`, client: clients[by], seconds });
    // An attempt that is refused for its address does not use up those that the account has from elsewhere.
    if (count > most) return wait;
  }
  return undefined;
}

/** Forgets the attempts on an account once somebody has got in, so that only failures count. */
export async function forgive(
  db: Kysely<Database>,
  what: Throttled,
  { address, account }: { address: string; account: string },
): Promise<void> {
  const { pair, account: whose } = clientsOf(address, account);
  await deleteCounters.run(db, {
    counters: [
      { call: `${what}/pair`, client: pair },
      { call: `${what}/account`, client: whose },
    ],
  });
}

/** Addresses of people are counted by a hash: the table holds nobody's. */
function clientsOf(address: string, account: string) {
  const from = clientKey(address);
  const whose = createHash('sha256').update(account.trim().toLowerCase()).digest('base64url');
  return { address: from, pair: `${whose} ${from}`, account: whose };
}
