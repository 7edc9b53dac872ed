import { readCount } from '@wbn/host/limits/count-call.sql.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { findAccountStanding } from './decide-report.sql.ts';
import { allowanceOf, limitedActs } from './require-allowance.ts';

export interface ActAllowance {
  readonly act: string;
  /** Undefined: without limit. */
  readonly most?: number;
  readonly seconds?: number;
  readonly left?: number;
  /** When the next limit applies. */
  readonly nextAt?: Date;
}

/** What an account may do how often, and how often still; empty for people without an account. */
export async function readAllowances(db: Kysely<Database>, userID: string): Promise<ActAllowance[]> {
  const standing = await findAccountStanding.first(db, { userID });
  if (!standing || standing.age === null) return [];
  const of = { age: standing.age, emailConfirmed: standing.email_confirmed === true };
  return Promise.all(
    limitedActs.map(async (act) => {
      const allowance = allowanceOf(act, of);
      if (!allowance) return { act };
      const { most, seconds, next } = allowance;
      const count = await readCount(db, { call: `act ${act}`, client: userID });
      const nextAt = next && new Date(Date.now() + next.after * 1_000);
      return { act, most, seconds, left: Math.max(0, most - count), ...(nextAt && { nextAt }) };
    }),
  );
}
