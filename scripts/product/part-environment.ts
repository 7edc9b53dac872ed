import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { findMissingPurgeToken } from '../../packages/host/src/settings/purge-token.ts';
import type { ProductSettings } from './settings.ts';

/** Addresses of the four hosts on this machine. */
export function localUrls({ sitePort, accountsPort, apiPort, deskPort }: ProductSettings) {
  return {
    site: `http://localhost:${sitePort}`,
    accounts: `http://localhost:${accountsPort}`,
    api: `http://localhost:${apiPort}`,
    desk: `http://localhost:${deskPort}`,
  };
}

const compiled = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url));

/** Environment of all parts of the product: that of `npm start`, and the resolved settings. */
export function partEnvironment(
  given: NodeJS.ProcessEnv,
  settings: ProductSettings,
  { databaseUrl, development }: { readonly databaseUrl: string; readonly development: boolean },
): NodeJS.ProcessEnv {
  const urls = localUrls(settings);
  const publicUrls = {
    PUBLIC_API_URL: given.PUBLIC_API_URL ?? urls.api,
    PUBLIC_ACCOUNTS_URL: given.PUBLIC_ACCOUNTS_URL ?? urls.accounts,
    PUBLIC_SITE_URL: given.PUBLIC_SITE_URL ?? urls.site,
  };
  const isTokenMissing = findMissingPurgeToken(given.PURGE_TOKEN, Object.values(publicUrls)) !== undefined;
  return {
    LOG_LEVEL: 'warn',
    // The next start does not compile the sources again.
    ...(!development && { NODE_COMPILE_CACHE: compiled }),
    ...given,
    NODE_ENV: development ? 'development' : 'production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: settings.dataDir,
    SITE_PORT: String(settings.sitePort),
    ACCOUNTS_PORT: String(settings.accountsPort),
    API_PORT: String(settings.apiPort),
    DESK_PORT: String(settings.deskPort),
    DESK_URL: given.DESK_URL ?? urls.desk,
    API_URL: given.API_URL ?? urls.api,
    ...publicUrls,
    ...(isTokenMissing && { PURGE_TOKEN: randomUUID() }),
  };
}
