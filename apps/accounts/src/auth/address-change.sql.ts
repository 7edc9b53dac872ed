import { newId } from '@wbn/postgres/new-id.ts';
import { defineStatement, type RowOf } from '@wbn/postgres/statement.ts';
import { sql } from 'kysely';

interface One {
  readonly id: string;
}

interface OfUser {
  readonly userID: string;
}

/** Locks the person's row, so that nobody else changes their address until the transaction ends. */
export const lockAddress = defineStatement((db, { userID }: OfUser) =>
  db.selectFrom('account.user').select('email').where('id', '=', userID).forUpdate(),
);

/** Deletes changes that wait for their link; a person has one at most. */
export const deleteWaitingChanges = defineStatement((db, { userID }: OfUser) =>
  db.deleteFrom('account.address_change').where('user_id', '=', userID).where('confirmed_at', 'is', null),
);

interface NewAddressChange extends OfUser {
  readonly oldEmail: string;
  readonly newEmail: string;
}

export const insertChange = defineStatement((db, { userID, oldEmail, newEmail }: NewAddressChange) =>
  db
    .insertInto('account.address_change')
    .values({ id: newId(), user_id: userID, old_email: oldEmail, new_email: newEmail })
    .returning('id'),
);

export const findChange = defineStatement((db, { id }: One) =>
  db
    .selectFrom('account.address_change as change')
    .innerJoin('user_profile as person', 'person.id', 'change.user_id')
    .select([
      'change.id',
      'change.user_id as userID',
      'change.old_email as oldEmail',
      'change.new_email as newEmail',
      'change.asked_at as askedAt',
      'change.confirm_hash as confirmHash',
      'change.undo_hash as undoHash',
      'person.first_name as firstName',
      sql<boolean>`change.confirmed_at is null and change.confirm_until > now()`.as('canConfirm'),
      sql<boolean>`change.undone_at is null and change.undo_until > now()`.as('canUndo'),
    ])
    .where('change.id', '=', id),
);

export type AddressChange = RowOf<typeof findChange>;

/** The new address whose link has not been opened. */
export const findWaitingChange = defineStatement((db, { userID }: OfUser) =>
  db
    .selectFrom('account.address_change')
    .select('new_email as newEmail')
    .where('user_id', '=', userID)
    .where('confirmed_at', 'is', null)
    .where('asked_at', '>', sql<Date>`now() - interval '1 day'`),
);

interface Link extends One {
  readonly hash: Buffer;
}

/** Makes the link of the mail to the new address valid, for a day from now. */
export const openConfirmation = defineStatement((db, { id, hash }: Link) =>
  db
    .updateTable('account.address_change')
    .set({ confirm_hash: hash, confirm_until: sql<Date>`now() + interval '1 day'` })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null),
);

/** Makes the link of the mail to the old address valid, for seven days from now. */
export const openUndo = defineStatement((db, { id, hash }: Link) =>
  db
    .updateTable('account.address_change')
    .set({ undo_hash: hash, undo_until: sql<Date>`now() + interval '7 days'` })
    .where('id', '=', id)
    .where('undone_at', 'is', null),
);

export const markConfirmed = defineStatement((db, { id }: One) =>
  db.updateTable('account.address_change').set({ confirmed_at: sql<Date>`now()` }).where('id', '=', id),
);

/** Marks a change and all later ones as undone. */
export const markUndone = defineStatement((db, { userID, askedAt }: OfUser & { readonly askedAt: Date }) =>
  db
    .updateTable('account.address_change')
    .set({ undone_at: sql<Date>`now()` })
    .where('user_id', '=', userID)
    .where('asked_at', '>=', askedAt)
    .where('confirmed_at', 'is not', null)
    .where('undone_at', 'is', null),
);

/** Deletes an account that registered with the address, never confirmed it and belongs to no company. */
export const deleteUnconfirmed = defineStatement((db, { email }: { email: string }) =>
  db
    .deleteFrom('user_profile')
    .where('id', 'in', (query) =>
      query
        .selectFrom('account.user')
        .select('id')
        .where('email', '=', email)
        .where('email_verified', '=', false),
    )
    .where('id', 'not in', (query) => query.selectFrom('business_member').select('user_id')),
);

/** Sets the person's address, unless another account has it. */
export const updateAddress = defineStatement((db, { userID, email }: OfUser & { readonly email: string }) =>
  db
    .updateTable('account.user')
    .set({ email, updated_at: sql<Date>`now()` })
    .where('id', '=', userID)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('account.user as other').select('other.id').where('other.email', '=', email))),
    ),
);

/** Deletes links mailed to the previous address, for example for a new password. */
export const deleteMailedLinks = defineStatement((db, { userID }: OfUser) =>
  db.deleteFrom('account.verification').where('value', '=', userID),
);

export const deletePasskeysSince = defineStatement(
  (db, { userID, since }: OfUser & { readonly since: Date }) =>
    db.deleteFrom('account.passkey').where('user_id', '=', userID).where('created_at', '>=', since),
);

/** Turns off a second factor that was added since, because the owner could not sign in with it. */
export const deleteSecondFactorSince = defineStatement(
  (db, { userID, since }: OfUser & { readonly since: Date }) =>
    db
      .with('gone', (query) =>
        query
          .deleteFrom('account.two_factor')
          .where('user_id', '=', userID)
          .where('created_at', '>=', since)
          .returning('user_id'),
      )
      .updateTable('account.user')
      .set({ two_factor_enabled: false })
      .where('id', 'in', (query) => query.selectFrom('gone').select('user_id')),
);
