import { notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { selectMeasuresOfDecision } from '../safety/measure.sql.ts';
import { findObjectionForStaff } from './decision.sql.ts';

/** An objection as staff read it, with the measures that it is against. Throws NotFound. */
export async function loadObjectionForStaff(db: Kysely<Database>, id: string) {
  const objection = await findObjectionForStaff.first(db, { id });
  if (!objection) throw notFound(`There is no objection with the id ${id}.`);
  const { subject_id: decisionID, user_id: userID, subject_type, side } = objection;
  const isOfMeasures = side === 'affected' && (subject_type === 'report' || subject_type === 'measure');
  return {
    ...objection,
    measures: isOfMeasures ? await selectMeasuresOfDecision.all(db, { decisionID, userID }) : [],
  };
}
