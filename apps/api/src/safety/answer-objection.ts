import { hasRight } from '@wbn/contract/desk/rights.ts';
import { staffRoles } from '@wbn/contract/desk/staff-roles.ts';
import { CallError } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { syncCase } from '../cases/sync-case.ts';
import { tell } from '../notifications/tell.ts';
import type { Staff } from '../staff/staff-action.ts';
import { findOtherColleague, type ObjectionRow, updateAnswer } from './objection.sql.ts';

/** Throws Conflict where the colleague decided what is objected to, and somebody else can decide the objection. */
export async function requireOtherDecider(
  transaction: Kysely<Database>,
  { id: staffID }: Pick<Staff, 'id'>,
  { decider_id, subject_type }: Pick<ObjectionRow, 'decider_id' | 'subject_type'>,
): Promise<void> {
  if (decider_id !== staffID) return;
  const isOfCompany = subject_type === 'claim' || subject_type === 'verification';
  const right = isOfCompany ? 'decide-companies' : 'moderate';
  const roles = staffRoles.filter((role) => hasRight(role, right));
  if (!(await findOtherColleague.first(transaction, { staffID, roles }))) return;
  throw new CallError(
    'Conflict',
    'You took the decision that is objected to: a colleague has to decide the objection.',
  );
}

interface Answer {
  readonly outcome: 'upheld' | 'confirmed';
  /** For whoever objected. */
  readonly answer?: string | undefined;
  /** Whether another notification of this transaction tells the outcome. */
  readonly isTold?: boolean;
}

/** Answers an objection in the transaction of what follows from it, and tells who objected (STF-23). */
export async function answerObjection(
  transaction: Kysely<Database>,
  { name: by }: Pick<Staff, 'name'>,
  objection: ObjectionRow,
  { outcome, answer, isTold = false }: Answer,
): Promise<void> {
  const { id } = objection;
  await updateAnswer.run(transaction, { id, outcome, answer: answer || null, by });
  await syncCase(transaction, 'objection', id, { by, outcome });
  if (!isTold) await tellOutcome(transaction, objection, outcome, answer);
}

/** Tells who objected; what measures become is told with the measures. */
async function tellOutcome(
  transaction: Kysely<Database>,
  { user_id, subject_type, subject_id, party_id, side }: ObjectionRow,
  outcome: Answer['outcome'],
  quote: string | undefined,
): Promise<void> {
  const isUpheld = outcome === 'upheld';
  if (side === 'reporter')
    await tell(transaction, 'report-reviewed', [user_id], {
      resource: { id: subject_id, type: 'report-case' },
      outcome: isUpheld ? 'reopened' : 'confirmed',
      quote,
    });
  const company = { resource: { id: party_id, type: 'business' }, quote } as const;
  if (subject_type === 'claim')
    await tell(transaction, 'claim-changed', [user_id], {
      ...company,
      outcome: isUpheld ? 'reopened' : 'confirmed',
    });
  if (subject_type === 'verification')
    await tell(transaction, 'verification-changed', [user_id], {
      ...company,
      outcome: isUpheld ? 'reopened' : 'confirmed',
    });
  if (subject_type === 'request')
    await tell(transaction, 'inquiry-reviewed', [user_id], {
      resource: { id: subject_id, type: 'request' },
      root: company.resource,
      outcome: isUpheld ? 'released' : 'confirmed',
      quote,
    });
}
