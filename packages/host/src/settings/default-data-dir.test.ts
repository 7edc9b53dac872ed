import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findServerAccount, sharedFolder } from '@wbn/postgres/server-account.ts';
import { afterEach, expect, it } from 'vitest';
import { defaultDataDir } from './default-data-dir.ts';

const checkout = mkdtempSync(join(tmpdir(), 'wbn-checkout-'));
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

it('is in the checkout; for root in a closed folder a separate shared folder per checkout', () => {
  chmodSync(checkout, 0o755);
  expect(defaultDataDir(checkout)).toBe(join(checkout, '.data'));
  chmodSync(checkout, 0o700);
  const closed = defaultDataDir(join(checkout, 'wbn'));
  if (findServerAccount()) expect(closed).toMatch(new RegExp(`^${sharedFolder}/data-[0-9a-f]{8}$`));
  else expect(closed).toBe(join(checkout, 'wbn', '.data'));
});
