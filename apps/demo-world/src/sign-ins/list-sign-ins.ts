import { connect } from '@wbn/postgres/connect.ts';
import { demoEmail, demoPassword, shownDemoPeople } from './demo-people.ts';

/** Lists people of the demo world with accounts, as lines for the terminal. */
export async function listSignIns(databaseUrl: string): Promise<string[]> {
  const { db, close } = connect(databaseUrl, { max: 1, applicationName: 'wbn-start' });
  try {
    const people = await db
      .selectFrom('account.user')
      .innerJoin('user_profile', 'user_profile.id', 'account.user.id')
      .select(['email', 'name', 'company_name as company'])
      .where('source', '=', 'demo')
      .where('email', 'in', shownDemoPeople.map(demoEmail))
      .orderBy('email')
      .execute();
    if (people.length === 0) return [];
    const width = Math.max(...people.map(({ email }) => email.length));
    const lines = people.map(({ email, name, company }) => `  ${email.padEnd(width)}  ${name}, ${company}`);
    return [`Log in as one of these sample people; everybody's password is '${demoPassword}':`, ...lines];
  } finally {
    await close();
  }
}
