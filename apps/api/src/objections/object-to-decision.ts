import {
  loadObjection,
  type ObjectableType,
  type ObjectionState,
  objectToDecision,
} from '@wbn/contract/social/objections.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { object, presentObjection } from '../safety/object.ts';
import { findObjection } from '../safety/objection.sql.ts';
import { defineHandler } from '../server/define-handler.ts';
import { type DecisionRow, findDecision } from './decision.sql.ts';

interface Sought {
  readonly type: ObjectableType;
  readonly id: string;
  readonly userID: string;
}

/** Throws NotFound for people whom the decision does not concern, and where nothing was refused. */
async function requireDecision(db: Kysely<Database>, { type, id, userID }: Sought): Promise<DecisionRow> {
  const found = await findDecision.first(db, { type, id, userID });
  if (!found) throw notFound(`No ${type} of yours with the id ${id} was refused.`);
  return found;
}

async function findState(
  db: Kysely<Database>,
  { id }: Sought,
  { decided_at: decidedAt, party_id }: DecisionRow,
): Promise<ObjectionState> {
  const row = await findObjection.first(db, { subjectID: id, partyIDs: [party_id] });
  return presentObjection(row, { decidedAt, isOpen: true });
}

export const loadObjectionHandler = defineHandler(
  loadObjection,
  async ({ params, user: { userID }, services: { db } }) => {
    const sought = { ...params, userID };
    return { data: await findState(db, sought, await requireDecision(db, sought)) };
  },
);

export const objectToDecisionHandler = defineHandler(
  objectToDecision,
  async ({ params: { type, id }, body: { content }, user: { userID }, services: { db } }) =>
    db.transaction().execute(async (transaction) => {
      const sought = { type, id, userID };
      const decision = await requireDecision(transaction, sought);
      await object(transaction, {
        ...{ subjectType: type, subjectID: id, decidedAt: decision.decided_at, partyID: decision.party_id },
        ...{ side: type === 'report' ? 'reporter' : 'affected', userID, content },
      });
      return { data: await findState(transaction, sought, decision) };
    }),
);
