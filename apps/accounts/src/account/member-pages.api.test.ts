import { languages } from '@wbn/contract/shared/language.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { password } from '../testing/add-member.ts';
import { type SignedIn, signIn } from '../testing/signed-in-browser.ts';
import { startTestHost, type TestHost } from '../testing/start-test-host.ts';
import { memberTexts } from './member-texts.ts';

let host: TestHost;
let ana: SignedIn;

beforeAll(async () => {
  host = await startTestHost(inject('postgresUrl'));
  ana = await signIn(host, 'ana@rossi.example');
});
afterAll(() => host.stop());

const pages = ['', '/email', '/password', '/sessions', '/two-factor', '/passkeys', '/export', '/delete'];

describe.each(pages)('the page /account%s', (page) => {
  it.each(languages)('is shown in %s, strict and without a needed script', async (language) => {
    const { statusCode, headers, body } = await ana.browser.get(`/account${page}`, {
      'accept-language': language,
    });
    expect(statusCode).toBe(200);
    expect(headers['content-language']).toBe(language);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['cache-control']).toBe('no-store');
    expect(body).not.toMatch(/\{\{| style=| on[a-z]+=|<script(?! src="\/)/);
  });

  it('needs a session, returns to itself after the sign-in, and refuses forms from other origins', async () => {
    const { statusCode, headers } = await host.browser().get(`/account${page}`);
    expect(statusCode).toBe(303);
    expect(headers.location).toContain(`next=${encodeURIComponent(`/account${page}`)}`);
    if (page === '') return;
    const foreign = await ana.browser.post(
      `/account${page}`,
      { password },
      { origin: 'https://evil.example' },
    );
    expect(foreign.statusCode).toBe(403);
  });
});

it('texts have the same keys below /account in four languages, none of them empty', () => {
  const keys = (value: object): string[] =>
    Object.entries(value).flatMap(([key, inner]) =>
      typeof inner === 'object' ? keys(inner).map((deeper) => `${key}.${deeper}`) : [key],
    );
  for (const language of languages) {
    expect(keys(memberTexts[language])).toEqual(keys(memberTexts.en));
    expect(JSON.stringify(memberTexts[language])).not.toMatch(/""/);
  }
});

it('changed password: asks for the current one, ends other sessions and their tokens, and sends a mail', async () => {
  const other = await signIn(host, ana.email, ana);
  const fresh = 'four valves and a pump';
  const wrong = await ana.browser.post('/account/password', { currentPassword: 'no', password: fresh });
  expect(wrong.statusCode).toBe(401);
  const right = await ana.browser.post('/account/password', { currentPassword: password, password: fresh });
  expect(right.statusCode).toBe(303);
  expect((await other.browser.get('/account')).statusCode).toBe(303);
  const left = await host.tokens.listFamilies(ana.id);
  expect(left.map(({ familyID }) => familyID)).toEqual([ana.familyID]);
  expect((await ana.browser.get('/account')).statusCode).toBe(200);
  expect(await host.mailsTo(ana.email)).toContainEqual(
    expect.objectContaining({ subject: 'Your WBN password was changed' }),
  );
});
