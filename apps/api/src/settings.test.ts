import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

describe('settings of the API host', () => {
  it('has the defaults that the README promises', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      port: 4002,
      production: false,
      databaseUrl: undefined,
      demoWorld: false,
    });
    expect(settings.dataDir).toMatch(/\/\.data$|^\/var\/lib\/wbn\//);
  });

  it('an empty variable is one that is not there', () => {
    expect(readSettings({ API_PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 4002,
      databaseUrl: undefined,
    });
  });

  it('knows the own site by its address or by its port', () => {
    expect(readSettings({ SITE_PORT: '4000' }).siteUrl).toBe('http://localhost:4000');
    expect(readSettings({ SITE_PORT: '4000', PUBLIC_SITE_URL: 'https://a.example' }).siteUrl).toBe(
      'https://a.example',
    );
  });

  it.each([
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
    [{ DEMO_WORLD: 'yes' }, /^DEMO_WORLD must be one of if-empty, never/],
  ])('%j is one clear sentence', (env, sentence) => {
    const read = () => readSettings(env);
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(sentence);
  });
});
