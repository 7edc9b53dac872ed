import type { TestHost } from './start-test-host.ts';

export const password = 'three pumps and a valve';

/** Registers a person as the page does, with a confirmed address by default. Returns their id. */
export async function addMember(
  host: TestHost,
  email: string,
  { verified = true }: { verified?: boolean } = {},
): Promise<string> {
  const fields = { firstName: 'Ana', lastName: 'Rossi', companyName: 'Rossi Pompe', email, password };
  await host.browser().post('/register', fields);
  await host.jobs.settle();
  const { id } = await host.db
    .updateTable('account.user')
    .set({ email_verified: verified })
    .where('email', '=', email.toLowerCase())
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
