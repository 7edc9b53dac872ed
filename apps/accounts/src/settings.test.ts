import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAuthSecret } from './auth/auth-secret.ts';
import { readSettings } from './settings.ts';

const live = {
  NODE_ENV: 'production',
  PUBLIC_ACCOUNTS_URL: 'https://accounts.wbn.example/',
  AUTH_SECRET: 'x'.repeat(32),
};

describe('settings', () => {
  it('has the defaults that the README documents', () => {
    expect(readSettings({ ACCOUNTS_PORT: '' })).toMatchObject({
      port: 4001,
      siteUrl: 'http://localhost:4000',
      accountsUrl: 'http://localhost:4001',
      edition: 'australia',
      smtpUrl: undefined,
    });
    expect(readSettings({ SITE_PORT: '4900' }).siteUrl).toBe('http://localhost:4900');
    expect(readSettings({}).deskUrl).toBe('http://localhost:4003');
    expect(readSettings({ DESK_PORT: '4903' }).deskUrl).toBe('http://localhost:4903');
    expect(readSettings(live).accountsUrl).toBe('https://accounts.wbn.example');
  });

  it('STF-11: knows a desk of a public installation only by its address', () => {
    expect(readSettings(live).deskUrl).toBeUndefined();
    const named = readSettings({ ...live, DESK_URL: 'https://desk.wbn.example/' });
    expect(named.deskUrl).toBe('https://desk.wbn.example');
  });

  it.each([
    [{ ACCOUNTS_PORT: 'high' }, "ACCOUNTS_PORT must be a whole number from 1 to 65535, but is 'high'."],
    [{ EDITION: 'narnia' }, "EDITION must be an edition such as australia, but is 'narnia'."],
    [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM must be set when SMTP_URL is.'],
    [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET must have 32 characters or more.'],
    [{ ...live, AUTH_SECRET: '' }, 'AUTH_SECRET must be set in production: 32 random characters or more.'],
  ])('%j is refused in one sentence', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(sentence);
  });
});

describe('auth secret', () => {
  it('is the given one, otherwise created once in a file that only its owner reads', () => {
    const folder = mkdtempSync(join(tmpdir(), 'auth-secret-'));
    const made = readAuthSecret(undefined, folder);
    expect(made.length).toBeGreaterThanOrEqual(43);
    expect(readAuthSecret(undefined, folder)).toBe(made);
    expect(statSync(join(folder, 'auth-secret')).mode & 0o777).toBe(0o600);
    expect(readAuthSecret('given', folder)).toBe('given');
    rmSync(folder, { recursive: true });
  });
});
