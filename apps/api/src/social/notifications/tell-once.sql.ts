import { defineStatement } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface Told {
  readonly kind: string;
  readonly actorID: string;
  readonly userID: string;
  readonly resourceID: string;
}

/** Notes that it is told; no row when it was told within the last day. */
export const noteTold = defineStatement((_, { kind, actorID, userID, resourceID }: Told) => {
  return sql<{ told: true }>`
    insert into told_notice (actor_id, kind, resource_id, user_id) values (${actorID}, ${kind}, ${resourceID}, ${userID})
    on conflict (actor_id, kind, resource_id) do update set told_at = now(), user_id = excluded.user_id
    where told_notice.told_at < now() - interval '1 day'
    returning true as told`;
});

/** What nobody needs to remember any more. */
export const forgetTold = defineStatement((db, { actorID }: Pick<Told, 'actorID'>) =>
  db
    .deleteFrom('told_notice')
    .where('actor_id', '=', actorID)
    .where('told_at', '<', sql<Date>`now() - interval '1 day'`),
);
