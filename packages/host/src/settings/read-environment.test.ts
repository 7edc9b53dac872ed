import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { hostVariables, toHostSettings } from './host-settings.ts';
import { type Environment, readEnvironment, requireTogether } from './read-environment.ts';
import { SettingsError } from './settings-error.ts';

const schema = z.object({ ...hostVariables, DESK_SECRET: z.string().min(8, 'must be longer').optional() });
const read = (env: Environment) => toHostSettings(readEnvironment(schema, env));

describe('settings of every server', () => {
  it('have defaults, and an empty variable counts as absent', () => {
    expect(read({ DATABASE_URL: '', DATA_DIR: '/data', STOP_DELAY: '' })).toEqual({
      production: false,
      databaseUrl: undefined,
      dataDir: '/data',
      logLevel: 'info',
      trustedProxies: ['loopback', 'linklocal', 'uniquelocal'],
      smtpUrl: undefined,
      outboxDir: '/data/outbox',
      mailFrom: 'WBN <no-reply@localhost>',
      stopDelay: 0,
      stopTimeout: 10_000,
    });
  });

  it.each([
    [{ TRUSTED_PROXIES: '10.0.0.0/8, ::1/129' }, /^TRUSTED_PROXIES must be 'none' or addresses and ranges/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of fatal, .*, but is 'loud'\.$/],
    [{ STOP_DELAY: '-1' }, "STOP_DELAY must be a whole number from 0 to 600000, but is '-1'."],
    [{ SMTP_URL: 'http://ana:secret@a.example' }, /but is 'http:\/\/\*\*\*@a\.example'\.$/],
    [{ DESK_SECRET: 'short' }, /^DESK_SECRET must be longer\.$/],
  ])('%j is one sentence, without secrets', (env, sentence) => {
    expect(() => read(env)).toThrow(SettingsError);
    expect(() => read(env)).toThrow(sentence);
  });

  it('name the missing variables of a group', () => {
    const needed = ['MAIL_FROM', 'OPERATOR_EMAIL'];
    const both = { SMTP_URL: 'smtp://a.example', MAIL_FROM: 'a@a.example' };
    expect(() => requireTogether(both, 'SMTP_URL', needed)).toThrow(
      'OPERATOR_EMAIL must be set when SMTP_URL is.',
    );
    expect(() => requireTogether({}, 'SMTP_URL', needed)).not.toThrow();
  });
});
