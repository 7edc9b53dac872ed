import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The secret that cookies are signed and keys are encrypted with: the given one, else one of this installation's own,
 * made once and kept in `auth-secret`, which only its owner may read.
 */
export function readAuthSecret(given: string | undefined, dataDir: string): string {
  if (given) return given;
  const file = join(dataDir, 'auth-secret');
  mkdirSync(dataDir, { recursive: true });
  try {
    // `wx` fails when the file exists, also when another process has just written it.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
