import type { FuzzTarget } from '@wbn/host/testing/fuzz/fuzz-target.ts';
import { allForms } from '../all-forms.ts';
import type { Answer } from '../open-browser.ts';
import { signIn } from '../signed-in-browser.ts';
import { startTestHost, type TestHost } from '../start-test-host.ts';

/** The account host with a signed-in person and without rate limits. */
export interface RunningAccounts extends Pick<TestHost, 'stop'> {
  send(path: string, fields: Record<string, string>): Promise<Answer>;
  open(url: string, headers: Record<string, string>): Promise<Answer>;
  sendBody(path: string, body: string): Promise<Answer>;
}

const known = new Set(allForms.map(({ path }) => path));

/** Fuzzes the account host: bodies of its forms (a sample's first line is the form's path) and addresses of its pages. */
export const accountsTarget: FuzzTarget<RunningAccounts> = {
  corpus: new URL('corpus/', import.meta.url),
  parsers: {
    form: async (bytes, host) => {
      const [path = '', ...lines] = bytes.toString('latin1').split('\n');
      refuseFault(await host.sendBody(known.has(path) ? path : '/login', lines.join('\n')));
    },
    address: async (bytes, host) => refuseFault(await host.open(`/${escapeUrl(bytes)}`, {})),
  },
  async start(postgresUrl) {
    const host = await startTestHost(postgresUrl);
    const { browser } = await signIn(host, 'member@forms.example');
    const cookies = new Map(browser.cookies);
    const fresh = async () => {
      await host.db.deleteFrom('call_count').execute();
      for (const [name, value] of cookies) browser.cookies.set(name, value);
      return browser;
    };
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      origin: host.settings.accountsUrl,
    };
    return {
      send: async (path, fields) =>
        (path === '/sign-out' ? host.browser() : await fresh()).post(path, fields),
      // A member would be redirected from the pages of visitors.
      open: async (url, more) => (url.startsWith('/account') ? await fresh() : host.browser()).get(url, more),
      sendBody: async (path, body) =>
        (path === '/sign-out' ? host.browser() : await fresh()).send(path, body, headers),
      stop: () => host.stop(),
    };
  },
};

function refuseFault({ statusCode, body }: Answer): void {
  if (statusCode >= 500) throw new Error(`${statusCode}: ${body}`);
}

/** Escapes bytes that a request line cannot hold, and backslashes, which Fastify's `inject` takes for a host. */
function escapeUrl(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(/[^\x21-\x5b\x5d-\x7e]/g, (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
