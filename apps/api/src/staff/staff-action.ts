import type { StaffAct } from '@wbn/contract/desk/staff-acts.ts';
import type { StaffRole } from '@wbn/contract/desk/staff-roles.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { StoredFacts } from '@wbn/postgres/stored-values.ts';
import type { Kysely } from 'kysely';
import { insertStaffAction } from './staff-action.sql.ts';

/** Who acts for the operator. */
export interface Staff {
  /** Id of their account, or `command:<name>` of a person at the command line. */
  readonly id: string;
  /** As companies, members and colleagues read it. */
  readonly name: string;
  readonly role: StaffRole | 'operator';
  /** Of the request to the desk: the address that it came from, and its id. */
  readonly address?: string | undefined;
  readonly requestID?: string | undefined;
  /** The case that they decide, so that every act of the decision names it. */
  readonly caseID?: string | undefined;
}

export interface StaffAction {
  readonly act: StaffAct;
  readonly target: {
    readonly type:
      | 'business'
      | 'user'
      | 'request'
      | 'claim'
      | 'report-case'
      | 'verification-case'
      | 'need-help-request'
      | 'job'
      | 'payment-provider'
      | 'measure'
      | 'objection'
      | 'desk-answer'
      | 'desk-case'
      | 'log'
      | 'network'
      | 'announcement'
      | 'synonym'
      | 'staff-invitation';
    readonly id: string;
  };
  /** The case of the desk in which it was done. */
  readonly caseID?: string | undefined;
  /** In the words of staff. */
  readonly reason?: string | undefined;
  /** What the act has changed, without names, addresses and texts of people. */
  readonly before?: StoredFacts;
  readonly after?: StoredFacts;
}

/**
 * Records an act of staff in the transaction of the act; its commit appends it to the log. What staff only look at is recorded too, as an
 * act of the group `read`: before it is shown, outside a transaction.
 */
export async function recordStaffAction(
  transaction: Kysely<Database>,
  { id: staff_id, name: staff_name, role: staff_role, address, requestID, caseID: decided }: Staff,
  { act, target, caseID = decided, reason, before = {}, after = {} }: StaffAction,
): Promise<void> {
  await insertStaffAction.run(transaction, {
    ...{ staff_id, staff_name, staff_role, act },
    reason: reason ?? null,
    target_type: target.type,
    target_id: target.id,
    case_id: caseID ?? null,
    before: JSON.stringify(before),
    after: JSON.stringify(after),
    address: address ?? null,
    request_id: requestID ?? null,
  });
}
