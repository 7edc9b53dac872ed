import { expect, it } from 'vitest';
import { readSettings as readAccountsSettings } from '../../apps/accounts/src/settings.ts';
import { readSettings as readApiSettings } from '../../apps/api/src/settings.ts';
import { readSettings as readDeskSettings } from '../../apps/desk/server/settings.ts';
import { readSettings as readSiteSettings } from '../../apps/site/server/settings.ts';
import { partEnvironment } from './part-environment.ts';
import { readProductSettings } from './settings.ts';

/** Addresses on which the parts listen with these settings. */
function listening(given: NodeJS.ProcessEnv): string[] {
  const options = { databaseUrl: 'postgres://localhost/wbn', development: true };
  const env = partEnvironment(given, readProductSettings(given), options);
  return [readSiteSettings(env), readAccountsSettings(env), readApiSettings(env), readDeskSettings(env)].map(
    ({ host, port }) => `${host}:${port}`,
  );
}

it('listens on this machine alone, unless set otherwise for a part', () => {
  expect(listening({})).toEqual(['127.0.0.1:4000', '127.0.0.1:4001', '127.0.0.1:4002', '127.0.0.1:4003']);
  const told = { SITE_HOST: '0.0.0.0', ACCOUNTS_HOST: '::', API_PORT: '4900', DESK_PORT: '4903' };
  expect(listening(told)).toEqual(['0.0.0.0:4000', ':::4001', '127.0.0.1:4900', '127.0.0.1:4903']);
});

it('npm start makes the PURGE_TOKEN that public addresses need', () => {
  const given = { PUBLIC_SITE_URL: 'http://192.0.2.7:4000' };
  const options = { databaseUrl: 'postgres://localhost/wbn', development: false };
  const env = partEnvironment(given, readProductSettings(given), options);
  expect([readSiteSettings(env), readApiSettings(env)].map((settings) => settings.missingPurgeToken)).toEqual(
    [undefined, undefined],
  );
});
