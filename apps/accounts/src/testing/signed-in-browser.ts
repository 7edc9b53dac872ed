import { addMember, password } from './add-member.ts';
import type { Browser } from './open-browser.ts';
import type { TestHost } from './start-test-host.ts';

export interface SignedIn {
  readonly id: string;
  readonly email: string;
  readonly browser: Browser;
  /** The token family of this browser on the site. */
  readonly familyID: string;
}

/** A browser that is signed in on the host and on the site, as after the hand-off; `known` is an existing person. */
export async function signIn(host: TestHost, email: string, known?: { id: string }): Promise<SignedIn> {
  const id = known?.id ?? (await addMember(host, email));
  const { siteUrl } = host.settings;
  const browser = host.browser();
  const answer = await browser.post('/login', { email, password, continue: `${siteUrl}/` });
  const code = new URL(String(answer.headers.location)).searchParams.get('token') ?? '';
  const browserSecret = browser.cookies.get('__Host-wbn-browser') ?? '';
  const visitor = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', address: '198.51.100.7' };
  await host.tokens.redeemHandoff({ code, browserSecret, site: siteUrl }, visitor);
  const [family] = await host.tokens.listFamilies(id);
  return { id, email, browser, familyID: family?.familyID ?? '' };
}
