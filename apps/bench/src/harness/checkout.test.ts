import { join } from 'node:path';
import { defaultDataDir } from '@wbn/host/settings/default-data-dir.ts';
import { expect, it } from 'vitest';
import { benchData, root } from './checkout.ts';

it('benchmarks keep their database below the data folder of npm start', () => {
  expect(benchData).toBe(join(defaultDataDir(root), 'bench'));
});
