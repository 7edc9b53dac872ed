import { hash } from 'node:crypto';
import { CallError } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { insertKey, selectKey, updateKey } from './create-once.sql.ts';

interface Creation {
  /** The call's verb-noun. */
  readonly call: string;
  readonly userID: string;
  readonly idempotencyKey: string | undefined;
  readonly body: unknown;
  /** Id of the new row when it is known in advance, which saves a write. */
  readonly id?: string;
  /** Creates the row and returns its id. */
  readonly create: () => Promise<string>;
}

/**
 * Creates something once per Idempotency-Key, in the transaction of the write: a repetition returns the first id, and
 * one with another body is a Conflict. Concurrent repetitions wait for each other. Without a key it always creates.
 */
export async function createOnce(
  transaction: Kysely<Database>,
  { call, userID, idempotencyKey, body, id: known, create }: Creation,
): Promise<{ id: string; repeated: boolean }> {
  if (idempotencyKey === undefined) return { id: await create(), repeated: false };
  const key = { call, userID, idempotencyKey };
  const bodyHash = hash('sha256', JSON.stringify(body));
  if ((await insertKey.run(transaction, { ...key, bodyHash, id: known ?? '' })) === 0) {
    const first = await selectKey.only(transaction, key);
    if (first.body_hash === bodyHash) return { id: first.resource_id, repeated: true };
    throw new CallError('Conflict', 'This Idempotency-Key belongs to another request.');
  }
  const id = await create();
  if (id !== known) await updateKey.run(transaction, { ...key, id });
  return { id, repeated: false };
}
