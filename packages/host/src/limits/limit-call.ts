import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { tooManyRequests } from '../errors/call-error.ts';
import { clientKey } from './client-key.ts';
import { countCall } from './count-call.sql.ts';

export interface CallLimit {
  /** Verb-noun name of the call. */
  readonly call: string;
  readonly clientAddress: string;
  /** Maximum number of calls per period. */
  readonly most: number;
  /** Length of a period in seconds. */
  readonly seconds: number;
}

/**
 * Counts a call and throws TooManyRequests beyond the limit. Runs in the transaction of the write, so that failed and
 * refused calls are not counted.
 */
export async function limitCall(db: Kysely<Database>, limit: CallLimit): Promise<void> {
  const { call, clientAddress, most, seconds } = limit;
  const { count, wait } = await countCall(db, { call, client: clientKey(clientAddress), seconds });
  if (count > most) throw tooManyRequests(wait);
}
