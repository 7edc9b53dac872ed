import { type NotificationKind, usuallyMailed } from '@wbn/contract/social/notification-kinds.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { selectToldPeople } from './notify.sql.ts';
import { type Notice, tell } from './notify.ts';

interface ByNobody extends Pick<Notice, 'resource'>, Required<Pick<Notice, 'root'>> {
  readonly kind: NotificationKind;
}

/**
 * No member did it, so the notice is from people to themselves: who has blocked whom they reported is told all the same, and learns of
 * nobody else.
 */
export async function tellByNobody(
  transaction: Kysely<Database>,
  people: readonly string[],
  notice: ByNobody,
): Promise<void> {
  const { kind } = notice;
  const told = await selectToldPeople.all(transaction, {
    people,
    actorID: '',
    userID: '',
    kind,
    usuallyMailed: usuallyMailed.has(kind),
  });
  for (const person of told)
    await tell(transaction, [person], { ...notice, actor: { id: person.id, type: 'user' } });
}
