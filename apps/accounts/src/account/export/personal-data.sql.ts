import type { Database } from '@wbn/postgres/schema.ts';
import { type Kysely, sql } from 'kysely';

export interface OwnPicture {
  /** Absolute, or `/files/...` of the API's host. */
  readonly url: string;
  readonly ownerID: string;
}

/** Everything that is kept of a person, by the name of the file that it becomes; no secret among it. */
export async function readPersonalData(db: Kysely<Database>, userID: string) {
  const user = await db
    .selectFrom('account.user')
    .select(['email', 'email_verified', 'two_factor_enabled', 'created_at', 'updated_at'])
    .where('id', '=', userID)
    .executeTakeFirstOrThrow();
  const profile = await db
    .selectFrom('user_profile')
    .selectAll()
    .where('id', '=', userID)
    .executeTakeFirstOrThrow();
  const requests = await db
    .selectFrom('need_help_request')
    .selectAll()
    .where((row) => row(row.fn<string>('lower', ['email']), '=', user.email))
    .orderBy('created_at')
    .execute();
  return {
    'profile.json': profile,
    'businesses.json': await readBusinesses(db, userID),
    'invitations.json': await readInvitations(db, user.email),
    'activity.json': await readActivity(db, { userID, email: user.email }),
    'account.json': { ...user, ...(await readSignIns(db, userID)) },
    'need-help-requests.json': requests.map(({ body_hash, idempotency_key, ...request }) => request),
  };
}

async function readBusinesses(db: Kysely<Database>, userID: string) {
  const memberships = await db
    .selectFrom('business_member')
    .select(['business_id', 'role', 'created_at'])
    .where('user_id', '=', userID)
    .execute();
  return Promise.all(
    memberships.map(async ({ business_id, role, created_at }) => ({
      role,
      member_since: created_at,
      business: await db
        .selectFrom('business')
        .selectAll()
        .where('id', '=', business_id)
        .executeTakeFirstOrThrow(),
      certificates: await db
        .selectFrom('business_certificate')
        .selectAll()
        .where('business_id', '=', business_id)
        .execute(),
      products: await db
        .selectFrom('product')
        .selectAll()
        .where('business_id', '=', business_id)
        // Drafts and what was deleted are the business of owner and admins.
        .$if(role === 'member', (products) => products.where('is_public', '=', true))
        .execute(),
    })),
  );
}

/** Invitations to the person's address; who invited is somebody else's data. */
function readInvitations(db: Kysely<Database>, email: string) {
  return db
    .selectFrom('business_invitation as invitation')
    .innerJoin('business', 'business.id', 'invitation.business_id')
    .select([
      'invitation.business_id',
      'business.company_name as business',
      'invitation.role',
      'invitation.created_at',
      'invitation.expires_at',
      'invitation.answer',
      'invitation.answered_at',
    ])
    .where('invitation.email', '=', email)
    .orderBy('invitation.created_at')
    .execute();
}

/** What the person did in the name of businesses, and what others recorded of their address. */
function readActivity(db: Kysely<Database>, { userID, email }: { userID: string; email: string }) {
  return db
    .selectFrom('business_activity as activity')
    .innerJoin('business', 'business.id', 'activity.business_id')
    .select([
      'activity.business_id',
      'business.company_name as business',
      'activity.action',
      'activity.details',
      'activity.created_at',
    ])
    .where((row) =>
      row.or([row('activity.user_id', '=', userID), row(sql`activity.details->>'person'`, '=', email)]),
    )
    .orderBy('activity.id')
    .execute();
}

async function readSignIns(db: Kysely<Database>, userID: string) {
  const passwords = await db
    .selectFrom('account.account')
    .select(['provider_id as method', 'created_at', 'updated_at'])
    .where('user_id', '=', userID)
    .execute();
  const passkeys = await db
    .selectFrom('account.passkey')
    .select(['name', 'device_type', 'backed_up', 'created_at'])
    .where('user_id', '=', userID)
    .execute();
  const sessions = await db
    .selectFrom('account.session')
    .select(['ip_address', 'user_agent', 'created_at', 'updated_at', 'expires_at'])
    .where('user_id', '=', userID)
    .execute();
  const sites = await db
    .selectFrom('account.refresh_family')
    .select(['site', 'address', 'user_agent', 'created_at', 'last_used_at', 'expires_at', 'revoked_at'])
    .where('user_id', '=', userID)
    .execute();
  return { sign_in_methods: passwords, passkeys, sessions, sites };
}

/** Pictures of a person and of the businesses that they own. */
export async function listOwnPictures(db: Kysely<Database>, userID: string): Promise<OwnPicture[]> {
  const owned = db
    .selectFrom('business_member')
    .select('business_id')
    .where('user_id', '=', userID)
    .where('role', '=', 'owner');
  return db
    .selectFrom('picture')
    .select(['url', 'owner_id as ownerID'])
    .where((row) => row.or([row('owner_id', '=', userID), row('owner_id', 'in', owned)]))
    .orderBy('stored_at')
    .execute();
}
