import { SettingsError } from '@wbn/host/settings/settings-error.ts';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('settings of the API host', () => {
  it('has the defaults of the README', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      port: 4002,
      production: false,
      databaseUrl: undefined,
    });
    expect(settings.dataDir).toMatch(/\/\.data$|^\/var\/lib\/wbn\//);
  });

  it('treats an empty variable as absent', () => {
    expect(readSettings({ API_PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 4002,
      databaseUrl: undefined,
    });
  });

  it('accepts the own site by its address or by its port', () => {
    expect(readSettings({ SITE_PORT: '4000' }).siteUrl).toBe('http://localhost:4000');
    expect(readSettings({ SITE_PORT: '4000', PUBLIC_SITE_URL: 'https://a.example' }).siteUrl).toBe(
      'https://a.example',
    );
  });

  it('accepts the auth host by its address or by its port, and reads its keys there by default', () => {
    expect(readSettings({})).toMatchObject({
      accountsUrl: 'http://localhost:4001',
      accountsKeysUrl: 'http://localhost:4001',
    });
    expect(
      readSettings({ PUBLIC_ACCOUNTS_URL: 'https://a.example/', ACCOUNTS_URL: 'http://10.0.0.1:4001' }),
    ).toMatchObject({ accountsUrl: 'https://a.example', accountsKeysUrl: 'http://10.0.0.1:4001' });
    expect(() => readSettings({ ACCOUNTS_URL: 'localhost' })).toThrow(/^ACCOUNTS_URL must be an address/);
  });

  it('reads the nodes of OpenSearch, if there are any', () => {
    expect(readSettings({}).opensearchUrls).toBeUndefined();
    const nodes = 'http://10.0.0.1:9200, https://user:secret@10.0.0.2:9200';
    expect(readSettings({ OPENSEARCH_URL: nodes }).opensearchUrls).toEqual(nodes.split(', '));
    expect(() => readSettings({ OPENSEARCH_URL: 'search.example:9200' })).toThrow(
      /^OPENSEARCH_URL must hold addresses such as/,
    );
  });

  it('trusts proxies of the private networks by default', () => {
    expect(readSettings({}).trustedProxies).toEqual(['loopback', 'linklocal', 'uniquelocal']);
    expect(readSettings({ TRUSTED_PROXIES: 'none' }).trustedProxies).toEqual([]);
    expect(readSettings({ TRUSTED_PROXIES: '192.0.2.1, 2001:db8::/32' }).trustedProxies).toEqual([
      '192.0.2.1',
      '2001:db8::/32',
    ]);
  });

  it('decision 22: sends mail to an outbox, or by SMTP with sender and operator given', () => {
    const { smtpUrl, outboxDir, operator } = readSettings({ DATA_DIR: '/data' });
    expect([smtpUrl, outboxDir, operator]).toEqual([
      undefined,
      '/data/outbox',
      { email: 'operator@localhost', language: 'en' },
    ]);
    expect(() => readSettings({ SMTP_URL: 'smtp://mail.example' })).toThrow(
      'MAIL_FROM must be set when SMTP_URL is.',
    );
    expect(() => readSettings({ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example' })).toThrow(
      'OPERATOR_EMAIL must be set when SMTP_URL is.',
    );
    expect(
      readSettings({
        SMTP_URL: 'smtp://mail.example',
        MAIL_FROM: 'WBN <a@b.example>',
        OPERATOR_EMAIL: 'o@b.example',
        OPERATOR_LANGUAGE: 'es',
      }),
    ).toMatchObject({ smtpUrl: 'smtp://mail.example', operator: { email: 'o@b.example', language: 'es' } });
  });

  it('STF-03: mails what waits to STAFF_EMAIL, else to the operator', () => {
    const operator = { OPERATOR_EMAIL: 'o@b.example', OPERATOR_LANGUAGE: 'es' };
    expect(readSettings(operator).staff).toEqual({ email: 'o@b.example', language: 'es' });
    expect(readSettings({ ...operator, STAFF_EMAIL: 's@b.example' }).staff.email).toBe('s@b.example');
  });

  it('decision 19: stores files on the disk, or in a bucket with all its settings', () => {
    const bucket = {
      S3_BUCKET: 'wbn',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
      S3_PUBLIC_URL: 'https://pictures.example/',
    };
    expect(readSettings({}).s3).toBeUndefined();
    expect(readSettings(bucket).s3).toEqual({
      bucket: 'wbn',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      publicUrl: 'https://pictures.example',
      region: 'us-east-1',
      endpoint: undefined,
    });
    expect(() => readSettings({ ...bucket, S3_SECRET_ACCESS_KEY: '' })).toThrow(
      'S3_SECRET_ACCESS_KEY must be set when S3_BUCKET is.',
    );
    expect(() => readSettings({ S3_ENDPOINT: 'https://s3.example' })).toThrow(
      'S3_BUCKET must be set when S3_ENDPOINT is.',
    );
    expect(readSettings({ API_PORT: '4444' }).publicApiUrl).toBe('http://localhost:4444');
    expect(readSettings({ PUBLIC_API_URL: 'https://api.example/' }).publicApiUrl).toBe('https://api.example');
  });

  it.each([
    [{ S3_PUBLIC_URL: 'pictures' }, /^S3_PUBLIC_URL must be an address such as/],
    [{ TRUSTED_PROXIES: 'everybody' }, /^TRUSTED_PROXIES must be 'none' or addresses and ranges/],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /^TRUSTED_PROXIES must be/],
    [{ SMTP_URL: 'mail.example:25' }, /^SMTP_URL must be an address such as/],
    [{ SMTP_URL: 'http://user:secret@mail.example' }, /but is 'http:\/\/\*\*\*@mail\.example'\.$/],
    [{ MAIL_FROM: 'WBN' }, /^MAIL_FROM must be an e-mail address or/],
    [{ OPERATOR_EMAIL: 'me' }, /^OPERATOR_EMAIL must be an e-mail address/],
    [{ OPERATOR_LANGUAGE: 'de' }, /^OPERATOR_LANGUAGE must be one of en, es, it, zh/],
    [{ API_PORT: 'http' }, "API_PORT must be a whole number from 0 to 65535, but is 'http'."],
    [{ API_PORT: '70000' }, "API_PORT must be a whole number from 0 to 65535, but is '70000'."],
    [
      { DATABASE_URL: 'mysql://x' },
      "DATABASE_URL must start with postgres:// or postgresql://, but is 'mysql://x'.",
    ],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of fatal, error, warn, .*, but is 'loud'\.$/],
    [{ STATEMENT_TIMEOUT: '-1' }, /^STATEMENT_TIMEOUT must be a whole number from 100 to 600000/],
    [{ CORS_ORIGINS: 'https://a.example/path' }, /^CORS_ORIGINS must hold origins such as/],
    [{ PUBLIC_SITE_URL: 'nowhere' }, /^PUBLIC_SITE_URL must be an address/],
  ])('refuses %j with one clear sentence', (env, sentence) => {
    const read = () => readSettings(env);
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(sentence);
  });
});
