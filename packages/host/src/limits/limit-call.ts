import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { tooManyRequests } from '../errors/call-error.ts';
import { clientKey } from './client-key.ts';
import { countCall } from './count-call.sql.ts';

export interface CallLimit {
  /** The call's verb-noun. */
  readonly call: string;
  readonly clientAddress: string;
  /** Most calls in a period. */
  readonly most: number;
  /** Length of a period in seconds. */
  readonly seconds: number;
}

/**
 * Counts a call and throws TooManyRequests when the client has made too many in this period. Run it in the write's
 * transaction: what is refused or fails is not counted.
 */
export async function limitCall(db: Kysely<Database>, limit: CallLimit): Promise<void> {
  const { call, clientAddress, most, seconds } = limit;
  const { count, wait } = await countCall(db, { call, client: clientKey(clientAddress), seconds });
  if (count > most) throw tooManyRequests(wait);
}
