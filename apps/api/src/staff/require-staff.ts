import type { CaseKind } from '@wbn/contract/desk/case-kinds.ts';
import { type DeskRight, deskRights, hasRight, needsFreshFactor } from '@wbn/contract/desk/rights.ts';
import type { StaffRole } from '@wbn/contract/desk/staff-roles.ts';
import type { EditionId } from '@wbn/edition/network.ts';
import type { Bearer } from '@wbn/host/access/access-token.ts';
import { recentSignIn } from '@wbn/host/access/recent-sign-in.ts';
import { CallError, forbidden } from '@wbn/host/errors/call-error.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { type Kysely, sql } from 'kysely';
import type { Staff } from './staff-action.ts';

/** A colleague at the desk, with the call that they make. */
export interface DeskStaff extends Staff {
  readonly role: StaffRole;
  /** Editions and kinds of cases that they deal with; undefined: all. */
  readonly editions: readonly EditionId[] | undefined;
  readonly kinds: readonly CaseKind[] | undefined;
  /** Epoch seconds of the last time that they gave their second factor. */
  readonly secondFactorAt: number;
}

/** A colleague who has not left. */
export const findStaff = defineStatement((db, { userID }: { readonly userID: string }) =>
  db
    .selectFrom('staff_member')
    .innerJoin('account.user as account', 'account.id', 'staff_member.user_id')
    .select([
      sql<StaffRole>`staff_member.role`.as('role'),
      'staff_member.editions',
      'staff_member.kinds',
      'account.name',
    ])
    .where('user_id', '=', userID)
    .where('left_at', 'is', null),
);

/**
 * Returns the colleague of a desk token. Throws Forbidden for somebody who is no member of staff (any more) or whose role has not the
 * right, SecondFactorTooOld where the right asks for a second factor of the last ten minutes.
 */
export async function requireStaff(
  db: Kysely<Database>,
  { userID, desk }: Bearer,
  right: DeskRight,
  { address, requestID }: Pick<Staff, 'address' | 'requestID'>,
): Promise<DeskStaff> {
  const row = await findStaff.first(db, { userID });
  if (!row || !desk) throw forbidden('desk-role', 'This account is not a member of staff.');
  const staff = { ...toDeskStaff(userID, row), address, requestID, secondFactorAt: desk.secondFactorAt };
  requireRight(staff, right);
  return staff;
}

/** A colleague of a row, without a call and a second factor. */
export function toDeskStaff(id: string, { name, role, editions, kinds }: RowOf<typeof findStaff>): DeskStaff {
  return {
    ...{ id, name, role, secondFactorAt: 0 },
    // Only editions of the list and kinds of the table are stored.
    editions: (editions as EditionId[] | null) ?? undefined,
    kinds: (kinds as CaseKind[] | null) ?? undefined,
  };
}

/** Throws Forbidden without the right, SecondFactorTooOld where it asks for a second factor of the last ten minutes. */
export function requireRight({ role, secondFactorAt }: DeskStaff, right: DeskRight): void {
  if (!hasRight(role, right))
    throw forbidden('desk-role', `This is for the role ${deskRights[right].from} and above.`);
  const age = Date.now() / 1000 - secondFactorAt;
  if (needsFreshFactor(right) && age > recentSignIn.seconds)
    throw new CallError(
      'SecondFactorTooOld',
      'Give your second factor again: the last time was too long ago.',
    );
}
