import { recentSignIn } from '@wbn/host/access/recent-sign-in.ts';
import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface Of {
  readonly sessionID: string;
}

const recently = sql<Date>`now() - make_interval(secs => ${recentSignIn.seconds})`;

/** What a session says about its person's way to the desk. */
export const findStaffSession = defineStatement((db, { sessionID }: Of) =>
  db
    .selectFrom('account.session as session')
    .innerJoin('account.user as account', 'account.id', 'session.user_id')
    .leftJoin('staff_member as staff', (join) =>
      join.onRef('staff.user_id', '=', 'session.user_id').on('staff.left_at', 'is', null),
    )
    .select([
      'staff.role',
      'account.two_factor_enabled as hasApp',
      sql<boolean>`exists (select from account.passkey where passkey.user_id = session.user_id)`.as(
        'hasPasskey',
      ),
      sql<boolean>`coalesce(session.second_factor_at > ${recently}, false)`.as('isFactorRecent'),
      sql<boolean>`session.authenticated_at > ${recently}`.as('isSignInRecent'),
      sql<boolean>`coalesce(session.desk_until > now(), false)`.as('isAtDesk'),
    ])
    .where('session.id', '=', sessionID),
);

export type StaffSession = RowOf<typeof findStaffSession>;

/** Begins a session at the desk, unless one has begun in this browser and has not ended. */
export const beginDeskSession = defineStatement((db, { sessionID }: Of) =>
  db
    .updateTable('account.session')
    .set({ desk_until: sql<Date>`now() + interval '12 hours'` })
    .where('id', '=', sessionID)
    .where((or) => or.or([or('desk_until', 'is', null), or('desk_until', '<=', sql<Date>`now()`)])),
);
