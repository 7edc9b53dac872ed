import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultDataDir } from '../../packages/host/src/settings/default-data-dir.ts';

const checkout = fileURLToPath(new URL('../..', import.meta.url));

export interface ProductSettings {
  sitePort: number;
  accountsPort: number;
  apiPort: number;
  deskPort: number;
  dataDir: string;
  /** The operator's PostgreSQL; undefined: the embedded server runs in `dataDir`. */
  databaseUrl: string | undefined;
  /** Whether to fill an empty database with the demo world. */
  demoWorld: boolean;
}

/** Reads the settings of `npm start`; throws one clear sentence for a wrong one. */
export function readProductSettings(env: NodeJS.ProcessEnv): ProductSettings {
  return {
    sitePort: readPort(env, 'SITE_PORT', 4000),
    accountsPort: readPort(env, 'ACCOUNTS_PORT', 4001),
    apiPort: readPort(env, 'API_PORT', 4002),
    deskPort: readPort(env, 'DESK_PORT', 4003),
    dataDir: env.DATA_DIR ? resolve(env.DATA_DIR) : defaultDataDir(checkout),
    databaseUrl: env.DATABASE_URL || undefined,
    demoWorld: readDemoWorld(env.DEMO_WORLD || 'if-empty'),
  };
}

function readDemoWorld(text: string): boolean {
  if (text === 'if-empty' || text === 'never') return text === 'if-empty';
  throw new Error(`DEMO_WORLD is '${text}'; it must be one of if-empty, never.`);
}

function readPort(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name];
  if (!text) return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name} is '${text}'; it must be a whole number from 1 to 65535.`);
}
