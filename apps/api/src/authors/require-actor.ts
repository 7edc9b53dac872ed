import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import type { ActorType } from '@wbn/contract/social/resource-type.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { mayActAs } from '../business/policies.ts';
import { requireRole, requireRoleForWrite } from '../business/require-role.ts';

/** The side that acts: a person, or a company through one of its people (SOC-28). */
export interface Actor {
  /** Id of the company if there is one, otherwise of the person. */
  readonly id: string;
  readonly type: ActorType;
  readonly userID: string;
  readonly businessID: string | null;
}

interface ActorInput {
  readonly userID: string;
  /** The company to act for; empty or absent: the person acts for themselves. */
  readonly businessID?: string | undefined;
  /** Which roles in the company may act; absent: every role. */
  readonly may?: (role: BusinessRole | undefined) => boolean;
}

/**
 * Returns the actor of a write, in its transaction. Throws NotFound or Forbidden for a company that the person does not work for (PERM-07).
 */
export async function requireActorForWrite(transaction: Kysely<Database>, asked: ActorInput): Promise<Actor> {
  const { userID, businessID, may = mayActAs } = asked;
  if (!businessID) return { id: userID, type: 'user', userID, businessID: null };
  await requireRoleForWrite(transaction, { businessID, userID, may });
  return { id: businessID, type: 'business', userID, businessID };
}

/** Returns the actor of a read; errors as in `requireActorForWrite`. */
export async function requireActor(
  db: Kysely<Database>,
  { userID, businessID, may = mayActAs }: ActorInput,
): Promise<Actor> {
  if (!businessID) return { id: userID, type: 'user', userID, businessID: null };
  await requireRole(db, { businessID, userID, may });
  return { id: businessID, type: 'business', userID, businessID };
}
