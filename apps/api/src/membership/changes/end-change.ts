import type { BusinessAction } from '@wbn/contract/business/activity.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { recordActivity } from '../../business/record-activity.ts';
import { type ChangeOutcome, type PlanChange, updatePlanChange } from './plan-change.sql.ts';

const actions: Readonly<Record<PlanChange['kind'], BusinessAction>> = {
  subscribe: 'plan-bought',
  raise: 'plan-raised',
  schedule: 'plan-scheduled',
  cancel: 'plan-cancelled',
  resume: 'plan-resumed',
  card: 'card-changed',
};

/** Records the outcome of a change; the company's activity names the person, once. */
export async function endChange(
  transaction: Kysely<Database>,
  { id: changeID, business_id: businessID, user_id: userID, kind, level }: PlanChange,
  outcome: ChangeOutcome,
): Promise<void> {
  const isNew = (await updatePlanChange.run(transaction, { changeID, ...outcome })) > 0;
  if (!isNew || outcome.state !== 'done' || userID === null) return;
  const details = kind === 'card' || level === null ? {} : { plan: level };
  await recordActivity(transaction, { businessID, userID, action: actions[kind], details });
}
