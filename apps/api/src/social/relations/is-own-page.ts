import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { isTheirs } from '../../business/policies.ts';
import { findRole } from '../../business/require-role.sql.ts';
import type { Actor } from '../actors/act-as.ts';
import type { Resource } from '../resources/find-resource.ts';

/** Whether it is the person themselves, their own company or one of its products, or the company in whose name they act (PERM-06, FOL-03). */
export async function isOwnPage(
  db: Kysely<Database>,
  { type, ownerID, ownerType }: Pick<Resource, 'type' | 'ownerID' | 'ownerType'>,
  { id, userID }: Pick<Actor, 'id' | 'userID'>,
): Promise<boolean> {
  // What one has written may be liked like anything else.
  if (type === 'post' || type === 'comment') return false;
  if (ownerID === userID || ownerID === id) return true;
  if (ownerType === 'user') return false;
  const found = await findRole.first(db, { businessID: ownerID, userID });
  return isTheirs(found?.role ?? undefined);
}
