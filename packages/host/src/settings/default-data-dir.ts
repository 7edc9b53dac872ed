import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { findClosedFolder, findServerAccount, sharedFolder } from '@wbn/postgres/server-account.ts';

/**
 * Returns the data folder when DATA_DIR is not set: `.data` in the checkout. If root's checkout is in a folder that
 * the database's user cannot enter, such as /root, a folder per checkout under `/var/lib/wbn`.
 */
export function defaultDataDir(checkout: string): string {
  if (findClosedFolder(checkout, findServerAccount()) === undefined) return join(checkout, '.data');
  const mark = createHash('sha256').update(checkout).digest('hex').slice(0, 8);
  return join(sharedFolder, `data-${mark}`);
}
