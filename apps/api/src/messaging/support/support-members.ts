import { operatorBusinessID as id } from '@wbn/contract/messaging/ask-for-support.ts';
import { notFound } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { recordStaffAction, type Staff } from '../../staff/staff-action.ts';
import { addSupportMember, insertOperatorBusiness, removeSupportMember } from './support.sql.ts';

interface SupportMemberChange {
  readonly email: string;
  readonly remove: boolean;
}

/** Lets an account answer as WBN Support, or ends that. Throws NotFound for an address of no confirmed account. */
export function changeSupportMember(
  db: Kysely<Database>,
  staff: Staff,
  { email, remove }: SupportMemberChange,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await insertOperatorBusiness.run(transaction, { id });
    const person = await (remove ? removeSupportMember : addSupportMember).first(transaction, { id, email });
    if (!person) throw notFound(`No confirmed account has the address ${email}.`);
    await recordStaffAction(transaction, staff, {
      act: remove ? 'remove-support-member' : 'add-support-member',
      target: { type: 'user', id: person.user_id },
    });
  });
}
