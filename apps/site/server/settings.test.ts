import { SettingsError } from '@wbn/host/settings/settings-error.ts';
import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const messageOf = (env: Record<string, string>) => {
  try {
    readSettings(env);
  } catch (error) {
    return error instanceof SettingsError ? error.message : undefined;
  }
};

describe('readSettings', () => {
  it('has defaults for development', () => {
    expect(readSettings({ SITE_PORT: '' })).toMatchObject({
      port: 4000,
      apiUrl: 'http://localhost:4002',
      publicApiUrl: 'http://localhost:4002',
      accountsUrl: 'http://localhost:4001',
      edition: 'australia',
      pageCacheBytes: 64 * 1024 * 1024,
    });
  });

  it("separates the API's address for browsers from the server's", () => {
    const settings = readSettings({
      API_URL: 'http://api:4002/',
      PUBLIC_API_URL: 'https://api.wbn.example/',
    });
    expect([settings.apiUrl, settings.publicApiUrl]).toEqual(['http://api:4002', 'https://api.wbn.example']);
  });

  it('allows the origin to which the API signs uploads', () => {
    const originOf = (env: Record<string, string>) => readSettings(env).uploadsOrigin;
    expect(originOf({})).toBeUndefined();
    expect(originOf({ S3_BUCKET: 'wbn', S3_ENDPOINT: 'https://s3.example/path/' })).toBe(
      'https://s3.example',
    );
    expect(originOf({ S3_BUCKET: 'wbn', S3_REGION: 'eu-south-1' })).toBe(
      'https://wbn.s3.eu-south-1.amazonaws.com',
    );
  });

  it('names a wrong setting in one sentence', () => {
    expect(messageOf({ SITE_PORT: '80800' })).toBe(
      "SITE_PORT must be a whole number from 0 to 65535, but is '80800'.",
    );
    expect(messageOf({ PUBLIC_SITE_URL: 'wbn.example' })).toBe(
      "PUBLIC_SITE_URL must be an address such as https://api.wbn.example, but is 'wbn.example'.",
    );
    expect(messageOf({ LOG_LEVEL: 'loud' })).toBe(
      "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, but is 'loud'.",
    );
  });
});
