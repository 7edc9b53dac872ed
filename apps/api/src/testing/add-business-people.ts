import { newId } from '@wbn/postgres/new-id.ts';
import { addBusiness, addPerson, longAgo } from './fixtures.ts';
import type { TestServer } from './start-test-server.ts';

/** Somebody with an account, and what their browser sends. */
export interface BusinessPerson {
  readonly userID: string;
  readonly email: string;
  readonly headers: { readonly authorization: string };
}

export interface BusinessPeople {
  readonly businessID: string;
  readonly owner: BusinessPerson;
  readonly admin: BusinessPerson;
  readonly member: BusinessPerson;
  /** Nothing to the company. */
  readonly outsider: BusinessPerson;
}

/** A company with a person of each role, and a stranger; all have accounts with confirmed addresses. */
export async function addBusinessPeople(
  api: TestServer,
  given: Parameters<typeof addBusiness>[1] = {},
): Promise<BusinessPeople> {
  const businessID = await addBusiness(api.db, { source: 'member', ...given });
  const people = {
    owner: await addAccount(api, 'Olga'),
    admin: await addAccount(api, 'Adam'),
    member: await addAccount(api, 'Mei'),
    outsider: await addAccount(api, 'Otto'),
  };
  for (const role of ['owner', 'admin', 'member'] as const) await join(api, businessID, people[role], role);
  return { businessID, ...people };
}

/** A person with an account whose address is confirmed. */
export async function addAccount(api: TestServer, firstName = 'Ana'): Promise<BusinessPerson> {
  const id = newId();
  const email = `${firstName.toLowerCase()}.${id.slice(-12)}@people.example`;
  const userID = await addPerson(api.db, { id, first_name: firstName, last_name: 'Rossi' });
  await api.db
    .insertInto('account.user')
    .values({ id: userID, name: `${firstName} Rossi`, email, email_verified: true, created_at: longAgo })
    .execute();
  const { headers, familyID } = await api.signIn(userID);
  await addSession(api, userID, familyID);
  return { userID, email, headers };
}

/** The browser's session on the auth host, begun just now. */
async function addSession({ db }: TestServer, userID: string, familyID: string): Promise<void> {
  const expires_at = new Date(Date.now() + 3_600_000);
  const id = newId();
  await db
    .insertInto('account.session')
    .values({ id, user_id: userID, token: newId(), expires_at })
    .execute();
  await db
    .insertInto('account.refresh_family')
    .values({ id: familyID, user_id: userID, session_id: id, site: 'https://www.wbn.example', expires_at })
    .execute();
}

async function join(
  api: TestServer,
  businessID: string,
  { userID }: BusinessPerson,
  role: 'owner' | 'admin' | 'member',
): Promise<void> {
  await api.db
    .insertInto('business_member')
    .values({ business_id: businessID, user_id: userID, role })
    .execute();
}
