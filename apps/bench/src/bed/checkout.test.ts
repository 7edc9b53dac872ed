import { join } from 'node:path';
import { defaultDataDir } from '@wbn/host/settings/default-data-dir.ts';
import { expect, it } from 'vitest';
import { benchData, root } from './checkout.ts';

it('the benchmarks keep their database where npm start keeps its own', () => {
  expect(benchData).toBe(join(defaultDataDir(root), 'bench'));
});
