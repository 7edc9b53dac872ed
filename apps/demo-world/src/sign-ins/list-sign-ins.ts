import { connect } from '@wbn/postgres/connect.ts';
import { demoEmail, demoPassword, shownDemoPeople } from './demo-people.ts';
import { demoStaffEmails } from './demo-staff.ts';

/** Lists people of the demo world with accounts and sample staff, as lines for the terminal. */
export async function listSignIns(databaseUrl: string, outboxUrl: string): Promise<string[]> {
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
    const staff = await db
      .selectFrom('account.user')
      .innerJoin('staff_member', 'staff_member.user_id', 'account.user.id')
      .select(['email', 'name', 'role'])
      .where('email', 'in', demoStaffEmails)
      .where('left_at', 'is', null)
      .orderBy('staff_member.created_at')
      .orderBy('account.user.id')
      .execute();
    const width = Math.max(...[...people, ...staff].map(({ email }) => email.length));
    const line = (email: string, rest: string) => `  ${email.padEnd(width)}  ${rest}`;
    return [
      ...(people.length > 0
        ? [`Log in as one of these sample people; everybody's password is '${demoPassword}':`]
        : []),
      ...people.map(({ email, name, company }) => line(email, `${name}, ${company}`)),
      ...(staff.length > 0
        ? [
            `Sample staff of the desk, with the same password; their code of the second step is on ${outboxUrl}:`,
          ]
        : []),
      ...staff.map(({ email, name, role }) => line(email, `${name}, ${role}`)),
    ];
  } finally {
    await close();
  }
}
