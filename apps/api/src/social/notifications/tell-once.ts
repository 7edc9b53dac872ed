import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { type Notice, notify } from './notify.ts';
import { forgetTold, noteTold } from './tell-once.sql.ts';

/** Tells what can be taken back and done again by a tap: whoever likes the same thing over and over is heard of once a day. */
export async function tellOnce(transaction: Kysely<Database>, notice: Notice): Promise<void> {
  const { kind, actor, resource } = notice;
  const told = { kind, actorID: actor.id, userID: actor.userID, resourceID: resource.id };
  if (await noteTold.first(transaction, told)) {
    await forgetTold.run(transaction, told);
    await notify(transaction, notice);
  }
}
