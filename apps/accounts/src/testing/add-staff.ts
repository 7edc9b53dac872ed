import type { StaffRole } from '@wbn/contract/desk/staff-roles.ts';
import { addMember, password } from './add-member.ts';
import { authenticatorCode } from './authenticator-code.ts';
import type { TestHost } from './start-test-host.ts';

/** Adds an account with a role at the desk. Returns its id. */
export async function addStaff(
  host: TestHost,
  email: string,
  role: StaffRole = 'moderator',
): Promise<string> {
  const id = await addMember(host, email);
  await host.db.insertInto('staff_member').values({ user_id: id, role }).execute();
  return id;
}

/** Turns two-factor sign-in on. Returns a function that gives a code which was not used before. */
export async function addApp(host: TestHost, email: string): Promise<() => Promise<string>> {
  const browser = host.browser();
  await browser.post('/login', { email, password });
  const headers = new Headers({ cookie: [...browser.cookies].map(([k, v]) => `${k}=${v}`).join('; ') });
  const enabled = await host.auth.api.enableTwoFactor({ body: { password }, headers });
  if (enabled.method !== 'totp') throw new Error('not by app');
  await host.auth.api.verifyTOTP({ body: { code: authenticatorCode(enabled.totpURI) }, headers });
  return async () => {
    // Forgets the last code, because tests do not wait half a minute for the next.
    await host.db.updateTable('account.two_factor').set({ last_step: 0 }).execute();
    return authenticatorCode(enabled.totpURI);
  };
}
