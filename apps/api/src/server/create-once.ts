import { hash } from 'node:crypto';
import { CallError } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';

interface Creation {
  /** The call's verb-noun. */
  readonly call: string;
  readonly userID: string;
  readonly idempotencyKey: string | undefined;
  readonly body: unknown;
  /** Makes the thing and gives its id. */
  readonly create: () => Promise<string>;
}

/**
 * Creates something once for an Idempotency-Key, in the transaction of the write: a repetition gives the id of the first, one with
 * another body is a Conflict. Repetitions that come together wait for each other. Without a key it always creates.
 */
export async function createOnce(
  transaction: Kysely<Database>,
  { call, userID, idempotencyKey, body, create }: Creation,
): Promise<{ id: string; repeated: boolean }> {
  if (idempotencyKey === undefined) return { id: await create(), repeated: false };
  const key = { call, user_id: userID, idempotency_key: idempotencyKey };
  const bodyHash = hash('sha256', JSON.stringify(body));
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('created_once')
    .values({ ...key, body_hash: bodyHash, resource_id: '' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return { id: await findFirst(transaction, key, bodyHash), repeated: true };
  const id = await create();
  await transaction
    .updateTable('created_once')
    .set({ resource_id: id })
    .where('call', '=', key.call)
    .where('user_id', '=', key.user_id)
    .where('idempotency_key', '=', key.idempotency_key)
    .execute();
  return { id, repeated: false };
}

interface Key {
  readonly call: string;
  readonly user_id: string;
  readonly idempotency_key: string;
}

async function findFirst(transaction: Kysely<Database>, key: Key, bodyHash: string): Promise<string> {
  const first = await transaction
    .selectFrom('created_once')
    .select(['body_hash', 'resource_id'])
    .where('call', '=', key.call)
    .where('user_id', '=', key.user_id)
    .where('idempotency_key', '=', key.idempotency_key)
    .executeTakeFirstOrThrow();
  if (first.body_hash === bodyHash) return first.resource_id;
  throw new CallError('Conflict', 'This Idempotency-Key belongs to another request.');
}
