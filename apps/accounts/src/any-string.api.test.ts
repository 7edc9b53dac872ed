import { anyText } from '@wbn/host/testing/fuzz/any-text.ts';
import { corpusEntries } from '@wbn/host/testing/fuzz/fuzz-target.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { allCookies, allForms, allPages, allQueryFields } from './testing/all-forms.ts';
import { accountsTarget, type RunningAccounts } from './testing/fuzz/accounts-target.ts';

let host: RunningAccounts;
beforeAll(async () => {
  host = await accountsTarget.start(inject('postgresUrl'));
});
afterAll(() => host.stop());

/** Few tries in an ordinary run; `pnpm fuzz` makes more. */
const bounds = { numRuns: 8, interruptAfterTimeLimit: 500, markInterruptAsFailure: false };

const cookieOf = (name: string, text: string) => ({
  cookie: `${name}=${encodeURIComponent(text.toWellFormed())}`,
});
const queryOf = (name: string, text: string) => `?${new URLSearchParams({ [name]: text })}`;

describe('no text in any form field causes a server error', () => {
  it.each(allForms)('$path', async ({ path, fields }) => {
    const places = [...Object.keys(fields), 'continue', 'next', 'token'];
    const given = fc.record({ name: fc.constantFrom(...places), text: anyText });
    await fc.assert(
      fc.asyncProperty(given, async ({ name, text }) => {
        const answer = await host.send(path, { ...fields, [name]: text });
        expect(answer.statusCode, answer.body).toBeLessThan(500);
      }),
      bounds,
    );
  });

  it('nor does any text in addresses or cookies', async () => {
    const given = fc.record({
      path: fc.constantFrom(...allPages),
      name: fc.constantFrom(...allQueryFields, ...allCookies),
      text: anyText,
    });
    await fc.assert(
      fc.asyncProperty(given, async ({ path, name, text }) => {
        const inCookie = allCookies.includes(name);
        const answer = await host.open(
          inCookie ? path : path + queryOf(name, text),
          inCookie ? cookieOf(name, text) : {},
        );
        expect(answer.statusCode, answer.body).toBeLessThan(500);
      }),
      { ...bounds, numRuns: 150, interruptAfterTimeLimit: 3_000 },
    );
  });

  it.each(allPages)('nor does a name of every JavaScript object, in the address of %s', async (path) => {
    for (const name of allQueryFields)
      for (const text of ['__proto__', 'constructor', 'toString', '//\\', '\\\\evil.example']) {
        const answer = await host.open(path + queryOf(name, text), {});
        expect(answer.statusCode, `${name}=${text}: ${answer.body}`).toBeLessThan(500);
      }
  });

  it.each(allForms)('nor does the same form of $path sent twice at once', async ({ path, fields }) => {
    const email = `twice${path.replace(/\W/g, '-')}@forms.example`;
    const sent = 'email' in fields ? { ...fields, email } : fields;
    const answers = await Promise.all([1, 2, 3].map(() => host.send(path, sent)));
    for (const { statusCode, body } of answers) expect(statusCode, body).toBeLessThan(500);
  });

  it('allForms and allPages list every form and field of the pages', async () => {
    const known = new Map(allForms.map(({ path, fields }) => [path, Object.keys(fields)]));
    const everywhere = ['continue', 'next', 'token'];
    for (const path of allPages) {
      const { body } = await host.open(path, {});
      for (const [form, action = ''] of body.matchAll(/<form [^>]*action="([^"]+)"[\s\S]*?<\/form>/g)) {
        expect(known.keys().toArray()).toContain(action);
        for (const [, name = ''] of form.matchAll(/<input [^>]*name="([^"]+)"/g))
          expect([...everywhere, ...(known.get(action) ?? [])], `${path}: ${action}`).toContain(name);
      }
    }
  });
});

it.each(corpusEntries(accountsTarget))('causes no server error by a corpus entry: %s', async (_, parse) => {
  await expect(parse(host)).resolves.toBeUndefined();
});
