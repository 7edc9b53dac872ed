import { CallError } from '@wbn/host/errors/call-error.ts';
import { UsageError } from '@wbn/host/start/usage-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { type SettledGrants, settleGrants } from './settle-grants.ts';

/** `settleGrants` for commands. Throws UsageError when there is no such company. */
export async function settleForOperator(
  transaction: Kysely<Database>,
  businessID: string,
  at: Date,
): Promise<SettledGrants> {
  try {
    return await settleGrants(transaction, businessID, at);
  } catch (error) {
    throw error instanceof CallError ? new UsageError(error.message) : error;
  }
}
