import type { RequestStatus, Side } from '@wbn/contract/messaging/request.ts';
import type { ActorType } from '@wbn/contract/social/resource-type.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { RowOf } from '@wbn/postgres/statement.ts';
import type { Kysely } from 'kysely';
import { requireActor } from '../authors/require-actor.ts';
import { findSide, lockSide } from './require-side.sql.ts';

/** Returns whose threads a person reads: their own (also by their own id), or those of their company. Throws like `requireActor`. */
export async function requireThreadOwner(
  db: Kysely<Database>,
  userID: string,
  ownerID: string | undefined,
): Promise<string> {
  const { id } = await requireActor(db, { userID, businessID: actingBusinessID(ownerID, userID) });
  return id;
}

/** The company a person acts for; undefined when they act for themselves, also by their own id (INQ-06). */
export function actingBusinessID(from: string | undefined, userID: string): string | undefined {
  return from === userID ? undefined : from;
}

/** A person's side of a thread. */
export interface OwnSide {
  readonly requestID: string;
  readonly side: Side;
  /** The person, or the company they act for. */
  readonly ownerID: string;
  readonly ownerType: ActorType;
  readonly otherID: string;
  readonly userID: string;
  /** Whether it is a conversation with a person, not an inquiry. */
  readonly isToPerson: boolean;
  readonly status: RequestStatus;
  /** Number of the last message. */
  readonly messageCount: number;
  readonly assigneeID: string | null;
  /** Whether nobody can write although the thread is open. */
  readonly isBarred: boolean;
}

interface SideInput {
  readonly requestID: string;
  readonly userID: string;
  /** The side to act for (`bid`); absent or the person's own id: themselves. */
  readonly ownerID?: string | undefined;
}

/** Finds a person's side for a read. Throws NotFound for threads of others, without revealing that they exist. */
export async function requireSide(db: Kysely<Database>, asked: SideInput): Promise<OwnSide> {
  const { requestID, userID, ownerID = userID } = asked;
  return present(await findSide.first(db, { requestID, userID, ownerID }), { requestID, userID, ownerID });
}

/** The same for a write: locks the thread until the transaction ends. */
export async function lockOwnSide(transaction: Kysely<Database>, asked: SideInput): Promise<OwnSide> {
  const { requestID, userID, ownerID = userID } = asked;
  return present(await lockSide.first(transaction, { requestID, userID, ownerID }), {
    requestID,
    userID,
    ownerID,
  });
}

function present(
  row: RowOf<typeof findSide> | undefined,
  { requestID, userID, ownerID }: Required<SideInput> & { readonly ownerID: string },
): OwnSide {
  if (!row) throw notFound(`There is no request with the id ${requestID}.`);
  return {
    requestID,
    userID,
    ownerID,
    ownerType: row.owner_type,
    side: row.side,
    otherID: row.other_id,
    isToPerson: row.to_type === 'user',
    status: row.status,
    messageCount: row.message_count,
    assigneeID: row.assignee_id,
    isBarred: row.is_barred,
  };
}
