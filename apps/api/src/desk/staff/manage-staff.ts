import type { StaffPlace } from '@wbn/contract/desk/staff.ts';
import { CallError, notFound } from '@wbn/host/errors/call-error.ts';
import { inTransaction } from '@wbn/postgres/in-transaction.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import type { Kysely } from 'kysely';
import { tellDesks } from '../../cases/case.ts';
import { recordStaffAction } from '../../staff/staff-action.ts';
import { type Manager, requireManager } from './policies.ts';
import {
  type ColleagueRow,
  deleteSessions,
  endFamilies,
  lockAdministrators,
  lockColleague,
  returnCases,
  updateLeft,
  updatePlace,
  withdrawInvitations,
} from './staff.sql.ts';

/** What a row says about somebody's place. */
export function placeOf({
  role,
  editions,
  kinds,
}: Pick<ColleagueRow, 'role' | 'editions' | 'kinds'>): StaffPlace {
  // Only editions of the list and kinds of the table are stored.
  return { role, editions: editions ?? undefined, kinds: (kinds as StaffPlace['kinds'] | null) ?? undefined };
}

/** A place as it is stored and kept in the log. */
export function storedPlace({ role, editions, kinds }: StaffPlace) {
  return {
    role,
    editions: editions ? [...new Set(editions)] : null,
    kinds: kinds ? [...new Set(kinds)] : null,
  };
}

/** Changes role, editions and kinds of a colleague. Throws NotFound, Forbidden, or Conflict for the last administrator. */
export function changePlace(
  db: Kysely<Database>,
  by: Manager,
  { staffID, place }: { readonly staffID: string; readonly place: StaffPlace },
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const colleague = await requireColleague(transaction, by, staffID);
    requireManager(by, place);
    if (place.role !== 'administrator') await requireAnotherAdministrator(transaction, colleague);
    await updatePlace.run(transaction, { id: staffID, ...storedPlace(place) });
    await recordStaffAction(transaction, by, {
      act: 'change-staff',
      target: { type: 'user', id: staffID },
      before: storedPlace(placeOf(colleague)),
      after: storedPlace(place),
    });
  });
}

/**
 * Ends somebody's work at the desk: all their sessions end, cases that they have taken go back, invitations that they have sent end. What
 * they have decided is still carried out. Throws NotFound, Forbidden, or Conflict for the last administrator.
 */
export function endPlace(db: Kysely<Database>, by: Manager, staffID: string): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const colleague = await requireColleague(transaction, by, staffID);
    await requireAnotherAdministrator(transaction, colleague);
    const left = { id: staffID };
    await updateLeft.run(transaction, left);
    await withdrawInvitations.all(transaction, { invited_by: staffID });
    await deleteSessions.run(transaction, left);
    await endFamilies.run(transaction, left);
    const returned = await returnCases.all(transaction, left);
    await tellDesks(
      transaction,
      returned.map(({ id }) => id),
    );
    await recordStaffAction(transaction, by, {
      act: 'end-staff',
      target: { type: 'user', id: staffID },
      before: storedPlace(placeOf(colleague)),
      after: { returned_cases: returned.length },
    });
  });
}

async function requireColleague(
  transaction: Kysely<Database>,
  by: Manager,
  id: string,
): Promise<ColleagueRow> {
  const colleague = await lockColleague.first(transaction, { id });
  if (!colleague) throw notFound('There is no such colleague.');
  requireManager(by, placeOf(colleague));
  return colleague;
}

async function requireAnotherAdministrator(
  transaction: Kysely<Database>,
  { id, role }: ColleagueRow,
): Promise<void> {
  if (role !== 'administrator') return;
  const administrators = await lockAdministrators.all(transaction);
  if (administrators.some((one) => one.user_id !== id)) return;
  throw new CallError('Conflict', 'This is the last administrator. Make somebody else one first.');
}
