import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import type { Actor } from '../../authors/require-actor.ts';
import { ownsBusiness } from '../../business/policies.ts';
import { findRole } from '../../business/require-role.sql.ts';
import type { Resource } from '../../resources/find-resource.ts';

/** Whether a page belongs to the actor: the person, their company or one of its products, or the company they act for (PERM-06, FOL-03). */
export async function isOwnPage(
  db: Kysely<Database>,
  { type, ownerID, ownerType }: Pick<Resource, 'type' | 'ownerID' | 'ownerType'>,
  { id, userID }: Pick<Actor, 'id' | 'userID'>,
): Promise<boolean> {
  // People may like their own posts and comments.
  if (type === 'post' || type === 'comment') return false;
  if (ownerID === userID || ownerID === id) return true;
  if (ownerType === 'user') return false;
  const found = await findRole.first(db, { businessID: ownerID, userID });
  return ownsBusiness(found?.role ?? undefined);
}
