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
  /** Of what is made, where it is known before: saves a write. */
  readonly id?: string;
  /** Makes the thing and gives its id. */
  readonly create: () => Promise<string>;
}

/**
 * Creates something once for an Idempotency-Key, in the transaction of the write: a repetition gives the id of the first, one with
 * another body is a Conflict. Repetitions that come together wait for each other. Without a key it always creates.
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
