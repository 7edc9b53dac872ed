import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import type { ActorType } from '@wbn/contract/social/resource-type.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { mayActAs } from '../../business/policies.ts';
import { requireRole, requireRoleForWrite } from '../../business/require-role.ts';

/** Who acts: a person, or a company through one of its people (SOC-28). */
export interface Actor {
  /** The company, else the person. */
  readonly id: string;
  readonly type: ActorType;
  readonly userID: string;
  readonly businessID: string | null;
}

interface Asked {
  readonly userID: string;
  /** In whose name; empty or absent: the person's own. */
  readonly businessID?: string | undefined;
  /** Who of the company may; absent: everybody who works for it. */
  readonly may?: (role: BusinessRole | undefined) => boolean;
}

/** Who acts in a write, in its transaction. Throws NotFound or Forbidden for a company that the person does not work for (PERM-07). */
export async function actAs(transaction: Kysely<Database>, asked: Asked): Promise<Actor> {
  const { userID, businessID, may = mayActAs } = asked;
  if (!businessID) return { id: userID, type: 'user', userID, businessID: null };
  await requireRoleForWrite(transaction, { businessID, userID, may });
  return { id: businessID, type: 'business', userID, businessID };
}

/** The same for a read. */
export async function readAs(
  db: Kysely<Database>,
  { userID, businessID, may = mayActAs }: Asked,
): Promise<Actor> {
  if (!businessID) return { id: userID, type: 'user', userID, businessID: null };
  await requireRole(db, { businessID, userID, may });
  return { id: businessID, type: 'business', userID, businessID };
}
