import { join } from 'node:path';
import { type EditionId, network } from '@wbn/edition/network.ts';
import { deskVariables, toDeskUrl } from '@wbn/host/settings/desk-url.ts';
import { type HostSettings, hostVariables, toHostSettings } from '@wbn/host/settings/host-settings.ts';
import { isLocalAddress } from '@wbn/host/settings/local-address.ts';
import { type Environment, readEnvironment, requireTogether } from '@wbn/host/settings/read-environment.ts';
import { choice, webAddress, wholeNumber } from '@wbn/host/settings/setting-types.ts';
import { SettingsError } from '@wbn/host/settings/settings-error.ts';
import * as z from 'zod';

const address = webAddress('https://www.example.org').optional();
const port = wholeNumber(1, 65_535);
const editions: readonly EditionId[] = network.map(({ id }) => id);

const settingsSchema = z.object({
  ...hostVariables,
  ACCOUNTS_HOST: z.string().min(1, 'must be a host name or address to listen on').default('127.0.0.1'),
  ACCOUNTS_PORT: port.prefault('4001'),
  SITE_PORT: port.prefault('4000'),
  PUBLIC_SITE_URL: address,
  ...deskVariables,
  PUBLIC_ACCOUNTS_URL: address,
  API_URL: address,
  PUBLIC_API_URL: address,
  EDITION: choice(editions, 'must be an edition such as australia').default('australia'),
  AUTH_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
});

/** Settings of the account host. */
export interface Settings extends HostSettings {
  host: string;
  port: number;
  /** Where visitors return to when no other address is known. */
  siteUrl: string;
  /** Origin of the operator's desk; absent on a public installation that names none. */
  deskUrl: string | undefined;
  /** The public origin of this host, without a trailing slash. */
  accountsUrl: string;
  /** Whether this host is on localhost; then sample sign-ins and the outbox may be shown in production too. */
  atHome: boolean;
  /** The edition of a site whose host name belongs to no edition, for example localhost. */
  edition: EditionId;
  /** When absent, it is created once and stored in `dataDir`. */
  secret: string | undefined;
  /** Folder of personal-data exports. */
  exportsDir: string;
  /** Address of the API as this host reaches it, for pictures in exports. */
  apiUrl: string;
}

/** Reads the settings of the account host. Throws SettingsError for the first wrong value. */
export function readSettings(env: Environment): Settings {
  const values = readEnvironment(settingsSchema, env);
  requireTogether(env, 'SMTP_URL', ['MAIL_FROM']);
  const host = toHostSettings(values);
  const accountsUrl = new URL(values.PUBLIC_ACCOUNTS_URL ?? `http://localhost:${values.ACCOUNTS_PORT}`);
  const atHome = isLocalAddress(accountsUrl.href);
  if (host.production && !atHome && !values.AUTH_SECRET)
    throw new SettingsError('AUTH_SECRET must be set in production: 32 random characters or more.');
  return {
    ...host,
    host: values.ACCOUNTS_HOST,
    port: values.ACCOUNTS_PORT,
    siteUrl: values.PUBLIC_SITE_URL ?? `http://localhost:${values.SITE_PORT}`,
    deskUrl: toDeskUrl(values, accountsUrl.href),
    accountsUrl: accountsUrl.origin,
    atHome,
    edition: values.EDITION,
    secret: values.AUTH_SECRET,
    exportsDir: join(host.dataDir, 'exports'),
    apiUrl: values.API_URL ?? values.PUBLIC_API_URL ?? 'http://localhost:4002',
  };
}
