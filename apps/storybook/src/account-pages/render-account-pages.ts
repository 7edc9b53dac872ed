import { emailPage } from '@wbn/accounts/account/email/email-pages.ts';
import { overviewPage } from '@wbn/accounts/account/overview-page.ts';
import { codesPage, setUpPage } from '@wbn/accounts/account/two-factor/two-factor-pages.ts';
import { createServer } from '@wbn/accounts/create-server.ts';
import type { Host } from '@wbn/accounts/host.ts';
import { assets } from '@wbn/accounts/page/assets.ts';
import { type Page, renderDocument } from '@wbn/accounts/page/document.ts';
import { changePage, resetPage, usedResetPage } from '@wbn/accounts/password/password-pages.ts';
import { createVisitReader, type Visit } from '@wbn/accounts/visit.ts';
import { languages } from '@wbn/edition/language.ts';

// Prints the account pages as JSON, for `account-pages-plugin.ts`. It runs in a process of its own because the pages' style sheet is
// compiled while they are imported.

const accountsUrl = 'https://accounts.wbn.example';
const settings = {
  production: true,
  siteUrl: 'https://www.wbnaustralia.example',
  deskUrl: undefined,
  accountsUrl,
  edition: 'australia',
  atHome: false,
  trustedProxies: [],
  logLevel: 'silent',
} as const;

const readVisit = createVisitReader(settings);
const email = 'ana@rossi.example';

/** A host without a database, in front of which nobody is signed in. */
const host = {
  settings,
  readVisit,
  auth: { api: { getSession: async () => ({ headers: new Headers(), response: null }) } },
} as unknown as Host;
const server = await createServer(host, { isStopping: () => false, probe: async () => undefined });

/** Pages that need no database, asked for as a browser does; a form is sent empty. */
const routes = {
  Login: ['GET', '/login'],
  LoginWithProblems: ['POST', '/login'],
  Register: ['GET', '/register'],
  RegisterWithProblems: ['POST', '/register'],
  ForgotPassword: ['GET', '/forgot-password'],
  ForgotPasswordSent: ['GET', '/forgot-password/sent'],
  NotFound: ['GET', '/nowhere'],
} as const;

/** Pages of a member, with the facts that the database would give. */
const pages: Readonly<Record<string, readonly [path: string, page: (visit: Visit) => Page]>> = {
  ResetPassword: ['/reset-password', (visit) => resetPage(visit, 'token')],
  ResetPasswordLinkUsed: ['/reset-password', usedResetPage],
  Overview: [
    '/account',
    (visit) => overviewPage(visit, { name: 'Ana Rossi', email, browsers: 2, passkeys: 1, twoFactor: true }),
  ],
  ChangeEmail: ['/account/email', (visit) => emailPage(visit, { email, outbox: false })],
  ChangePassword: ['/account/password', (visit) => changePage(visit, email)],
  TwoFactorSetUp: [
    '/account/two-factor',
    (visit) => setUpPage(visit, `otpauth://totp/WBN:${email}?secret=JBSWY3DPEHPK3PXP&issuer=WBN`),
  ],
  RecoveryCodes: [
    '/account/two-factor',
    (visit) => codesPage(visit, ['k4mfa-9wqtz', '7hbx2-p3ndc', 'vr8ue-5gjsa']),
  ],
};

async function render(language: string): Promise<Record<string, string>> {
  const rendered: Record<string, string> = {};
  for (const [name, [method, path]] of Object.entries(routes)) {
    const { body } = await server.inject({
      method,
      url: `${path}?lang=${language}`,
      headers: { origin: accountsUrl, 'content-type': 'application/x-www-form-urlencoded' },
      ...(method === 'POST' && { payload: '' }),
    });
    rendered[name] = body;
  }
  for (const [name, [path, page]] of Object.entries(pages)) {
    const request = { url: `${path}?lang=${language}`, headers: {}, cookies: {} };
    const visit = readVisit(
      request as Parameters<typeof readVisit>[0],
      { setCookie: () => undefined } as never,
    );
    rendered[name] = renderDocument(visit, page(visit));
  }
  return rendered;
}

/** The style sheets of the pages, with fonts as data URLs. */
function styles(): string {
  const fonts = new Map(
    assets
      .filter(({ type }) => type === 'font/woff2')
      .map(({ path, bytes }) => [path, `data:font/woff2;base64,${bytes.toString('base64')}`]),
  );
  return assets
    .filter(({ path }) => /\/(?:pages|brand-australia)-[\w-]+\.css$/.test(path))
    .map(({ bytes }) => String(bytes).replace(/\/assets\/[\w-]+\.woff2/g, (path) => fonts.get(path) ?? path))
    .join('\n');
}

const byLanguage = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await render(language)] as const)),
);
process.stdout.write(JSON.stringify({ styles: styles(), pages: byLanguage }));
await server.close();
