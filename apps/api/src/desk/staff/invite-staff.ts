import type { StaffPlace } from '@wbn/contract/desk/staff.ts';
import type { Language } from '@wbn/contract/shared/language.ts';
import { CallError, notFound } from '@wbn/host/errors/call-error.ts';
import { inTransaction } from '@wbn/postgres/in-transaction.ts';
import { newId } from '@wbn/postgres/new-id.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { recordStaffAction } from '../../staff/staff-action.ts';
import { addInvitationMail } from './mail-staff-invitation.ts';
import { placeOf, storedPlace } from './manage-staff.ts';
import { type Manager, requireManager } from './policies.ts';
import {
  findColleagueByEmail,
  findInvitation,
  type InvitationRow,
  insertInvitation,
  lockInvitedAddress,
  renewInvitation,
  withdrawInvitations,
} from './staff.sql.ts';

interface NewInvitation {
  readonly email: string;
  readonly place: StaffPlace;
  readonly language: Language;
}

/** Invites an address to the desk by mail; an invitation of it that waits ends. Throws Forbidden, or Conflict for a colleague's address. */
export function inviteToDesk(
  db: Kysely<Database>,
  by: Manager,
  { email: given, place, language }: NewInvitation,
): Promise<InvitationRow> {
  const email = given.toLowerCase();
  requireManager(by, place);
  return inTransaction(db, async (transaction) => {
    await lockInvitedAddress.run(transaction, { email });
    if (await findColleagueByEmail.first(transaction, { email }))
      throw new CallError('Conflict', `${email} works at the desk already.`);
    const id = newId();
    await withdrawInvitations.all(transaction, { email });
    await insertInvitation.run(transaction, {
      ...{ id, email, language, ...storedPlace(place) },
      ...{ invited_by: by.id, invited_by_name: by.name },
    });
    await addInvitationMail(transaction, id);
    await recordStaffAction(transaction, by, {
      act: 'invite-staff',
      target: { type: 'staff-invitation', id },
      after: storedPlace(place),
    });
    return requireInvitation(transaction, by, id);
  });
}

/** Mails an invitation again. Throws NotFound, Forbidden. */
export function renewInvitationToDesk(db: Kysely<Database>, by: Manager, id: string): Promise<InvitationRow> {
  return inTransaction(db, async (transaction) => {
    await requireInvitation(transaction, by, id);
    await renewInvitation.run(transaction, { id });
    await addInvitationMail(transaction, id);
    await recordStaffAction(transaction, by, {
      act: 'renew-staff-invitation',
      target: { type: 'staff-invitation', id },
    });
    return requireInvitation(transaction, by, id);
  });
}

/** Ends an invitation that waits. Throws NotFound, Forbidden. */
export function withdrawInvitationToDesk(db: Kysely<Database>, by: Manager, id: string): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await requireInvitation(transaction, by, id);
    await withdrawInvitations.all(transaction, { id });
    await recordStaffAction(transaction, by, {
      act: 'withdraw-staff-invitation',
      target: { type: 'staff-invitation', id },
    });
  });
}

/** Returns an invitation that waits. Throws NotFound, Forbidden. */
export async function requireInvitation(
  transaction: Kysely<Database>,
  by: Manager,
  id: string,
): Promise<InvitationRow> {
  const invitation = await findInvitation.first(transaction, { id });
  if (!invitation) throw notFound('There is no such invitation that waits.');
  requireManager(by, placeOf(invitation));
  return invitation;
}
