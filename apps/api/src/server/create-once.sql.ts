import { defineStatement } from '@wbn/postgres/statement.ts';

interface Key {
  readonly call: string;
  readonly userID: string;
  readonly idempotencyKey: string;
}

/** Inserts an idempotency key with its id ('' when not yet known); changes nothing when the key exists. */
export const insertKey = defineStatement(
  (
    db,
    { call, userID, idempotencyKey, bodyHash, id }: Key & { readonly bodyHash: string; readonly id: string },
  ) =>
    db
      .insertInto('created_once')
      .values({
        call,
        user_id: userID,
        idempotency_key: idempotencyKey,
        body_hash: bodyHash,
        resource_id: id,
      })
      .onConflict((conflict) => conflict.doNothing()),
);

/** Stores the id of the row created under a key. */
export const updateKey = defineStatement(
  (db, { call, userID, idempotencyKey, id }: Key & { readonly id: string }) =>
    db
      .updateTable('created_once')
      .set({ resource_id: id })
      .where('call', '=', call)
      .where('user_id', '=', userID)
      .where('idempotency_key', '=', idempotencyKey),
);

export const selectKey = defineStatement((db, { call, userID, idempotencyKey }: Key) =>
  db
    .selectFrom('created_once')
    .select(['body_hash', 'resource_id'])
    .where('call', '=', call)
    .where('user_id', '=', userID)
    .where('idempotency_key', '=', idempotencyKey),
);
