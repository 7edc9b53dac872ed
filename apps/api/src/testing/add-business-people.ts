import { newId } from '@wbn/postgres/new-id.ts';
import { addBusiness, longAgo, personRow } from './fixtures.ts';
import type { TestServer } from './start-test-server.ts';

/** A person with an account, and their request headers. */
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
  /** Has no role in the company. */
  readonly outsider: BusinessPerson;
}

/** Adds a company with a person of each role, and an outsider; all have accounts with confirmed addresses. */
export async function addBusinessPeople(
  api: TestServer,
  given: Parameters<typeof addBusiness>[1] = {},
): Promise<BusinessPeople> {
  const businessID = await addBusiness(api.db, { source: 'member', ...given });
  const [owner, admin, member, outsider] = await addAccounts(api, ['Olga', 'Adam', 'Mei', 'Otto']);
  const row = (role: 'owner' | 'admin' | 'member', { userID }: BusinessPerson) => ({
    business_id: businessID,
    user_id: userID,
    role,
  });
  await api.db
    .insertInto('business_member')
    .values([row('owner', owner), row('admin', admin), row('member', member)])
    .execute();
  return { businessID, owner, admin, member, outsider };
}

/** Adds a person with an account whose address is confirmed. */
export async function addAccount(api: TestServer, firstName = 'Ana'): Promise<BusinessPerson> {
  const [person] = await addAccounts(api, [firstName]);
  return person;
}

/** The same for several, each with a fresh session at the auth host. One statement, because tests need thousands. */
async function addAccounts<const Names extends readonly string[]>(
  api: TestServer,
  firstNames: Names,
): Promise<{ readonly [Place in keyof Names]: BusinessPerson }> {
  const people = await Promise.all(firstNames.map((name) => newPerson(api, name)));
  await api.db
    .with('person', (db) => db.insertInto('user_profile').values(people.map(({ profile }) => profile)))
    .with('account', (db) => db.insertInto('account.user').values(people.map(({ account }) => account)))
    .with('session', (db) => db.insertInto('account.session').values(people.map(({ session }) => session)))
    .insertInto('account.refresh_family')
    .values(people.map(({ family }) => family))
    .execute();
  return people.map(({ person }) => person) as { readonly [Place in keyof Names]: BusinessPerson };
}

async function newPerson(api: TestServer, firstName: string) {
  const userID = newId();
  const email = `${firstName.toLowerCase()}.${userID.slice(-12)}@people.example`;
  const { headers, familyID } = await api.signIn(userID);
  const owned = { user_id: userID, expires_at: new Date(Date.now() + 3_600_000) };
  const session = { ...owned, id: newId(), token: newId() };
  return {
    person: { userID, email, headers } satisfies BusinessPerson,
    profile: personRow({ id: userID, first_name: firstName, last_name: 'Rossi' }),
    account: { id: userID, name: `${firstName} Rossi`, email, email_verified: true, created_at: longAgo },
    session,
    family: { ...owned, id: familyID, session_id: session.id, site: 'https://www.wbn.example' },
  };
}
