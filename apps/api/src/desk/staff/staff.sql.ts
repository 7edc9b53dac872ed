import { staffInvitationDays } from '@wbn/contract/desk/staff.ts';
import type { StaffRole } from '@wbn/contract/desk/staff-roles.ts';
import type { Database } from '@wbn/postgres/schema.ts';
import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { type Insertable, type Kysely, sql } from 'kysely';

function fromColleagues(db: Kysely<Database>) {
  return db
    .selectFrom('staff_member as staff')
    .innerJoin('account.user as account', 'account.id', 'staff.user_id')
    .select([
      'staff.user_id as id',
      'account.name',
      'account.email',
      sql<StaffRole>`staff.role`.as('role'),
      'staff.editions',
      'staff.kinds',
      'staff.created_at',
      'staff.left_at',
      // Only families of the desk have the time of a second factor.
      sql<Date | null>`(select max(family.last_used_at) from account.refresh_family family
        where family.user_id = staff.user_id and family.second_factor_at is not null)`.as('seen_at'),
    ]);
}

/** Colleagues, or those who have left, the highest role first. */
export const selectColleagues = defineStatement((db, { hasLeft }: { readonly hasLeft: boolean }) =>
  fromColleagues(db)
    .where('staff.left_at', hasLeft ? 'is not' : 'is', null)
    .orderBy(sql`array_position(array['administrator', 'moderator', 'support'], staff.role)`)
    .orderBy('account.name')
    .orderBy('staff.user_id'),
);

export type ColleagueRow = RowOf<typeof selectColleagues>;

/** A colleague, locked until the transaction ends. */
export const lockColleague = defineStatement((db, { id }: { readonly id: string }) =>
  fromColleagues(db).where('staff.user_id', '=', id).where('staff.left_at', 'is', null).forUpdate('staff'),
);

export const findColleagueByEmail = defineStatement((db, { email }: { readonly email: string }) =>
  fromColleagues(db).where('account.email', '=', email).where('staff.left_at', 'is', null),
);

/** Locks all administrators, so that two of them cannot end each other at once. */
export const lockAdministrators = defineStatement((db) =>
  db
    .selectFrom('staff_member')
    .select('user_id')
    .where('role', '=', 'administrator')
    .where('left_at', 'is', null)
    .orderBy('user_id')
    .forUpdate(),
);

interface Place {
  readonly id: string;
  readonly role: StaffRole;
  readonly editions: string[] | null;
  readonly kinds: string[] | null;
}

export const updatePlace = defineStatement((db, { id, ...place }: Place) =>
  db.updateTable('staff_member').set(place).where('user_id', '=', id),
);

interface Of {
  readonly id: string;
}

export const updateLeft = defineStatement((db, { id }: Of) =>
  db.updateTable('staff_member').set({ left_at: sql<Date>`now()` }).where('user_id', '=', id),
);

/** Gives the cases back that a colleague has taken. */
export const returnCases = defineStatement(
  (_, { id }: Of) => sql<{ id: string }>`
    update desk_case set taken_by = null, taken_until = null where taken_by = ${id} returning id`,
);

/** Ends the sessions at the auth host; a trigger ends the tokens that came from them. */
export const deleteSessions = defineStatement((db, { id }: Of) =>
  db.deleteFrom('account.session').where('user_id', '=', id),
);

/** Ends tokens whose session at the auth host is over. */
export const endFamilies = defineStatement((db, { id }: Of) =>
  db
    .updateTable('account.refresh_family')
    .set({ revoked_at: sql<Date>`now()` })
    .where('user_id', '=', id)
    .where('revoked_at', 'is', null),
);

function fromInvitations(db: Kysely<Database>) {
  return db
    .selectFrom('staff_invitation')
    .select([
      'id',
      'email',
      sql<StaffRole>`role`.as('role'),
      'editions',
      'kinds',
      'language',
      'invited_by_name',
      'created_at',
      'expires_at',
    ])
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`);
}

/** Invitations that can be accepted, the newest first. */
export const selectInvitations = defineStatement((db) => fromInvitations(db).orderBy('id', 'desc'));

export type InvitationRow = RowOf<typeof selectInvitations>;

export const findInvitation = defineStatement((db, { id }: Of) => fromInvitations(db).where('id', '=', id));

/** Takes a lock per address until the transaction ends: of two invitations at once the second replaces the first. */
export const lockInvitedAddress = defineStatement(
  (_, { email }: { readonly email: string }) =>
    sql`select pg_advisory_xact_lock(hashtextextended(${`staff invitation ${email}`}, 0))`,
);

export const insertInvitation = defineStatement((db, row: Insertable<Database['staff_invitation']>) =>
  db.insertInto('staff_invitation').values(row),
);

const open = sql<boolean>`accepted_at is null and withdrawn_at is null`;

/** Ends invitations that wait: one, all of an address, or all by a colleague. */
export const withdrawInvitations = defineStatement(
  (db, by: { readonly id: string } | { readonly email: string } | { readonly invited_by: string }) => {
    const [[column, value]] = Object.entries(by) as [['id' | 'email' | 'invited_by', string]];
    return db
      .updateTable('staff_invitation')
      .set({ withdrawn_at: sql<Date>`now()` })
      .where(column, '=', value)
      .where(open)
      .returning('id');
  },
);

/** Makes an invitation valid for seven days from now; its last link ends. */
export const renewInvitation = defineStatement((db, { id }: Of) =>
  db
    .updateTable('staff_invitation')
    .set({ token_hash: null, expires_at: sql<Date>`now() + make_interval(days => ${staffInvitationDays})` })
    .where('id', '=', id)
    .where(open),
);

/** Stores the hash of the link that a mail is about to carry; no row when the invitation ended meanwhile. */
export const storeLink = defineStatement((db, { id, hash }: Of & { readonly hash: Buffer }) =>
  db
    .updateTable('staff_invitation')
    .set({ token_hash: hash })
    .where('id', '=', id)
    .where(open)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['id', 'email', sql<StaffRole>`role`.as('role'), 'language', 'invited_by_name', 'expires_at']),
);
