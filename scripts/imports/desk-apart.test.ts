import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { allowedImports } from './allowed-imports.ts';
import { readPackages } from './read-packages.ts';

const packages = readPackages(fileURLToPath(new URL('../..', import.meta.url)));
const ofDesk = /^@wbn\/(?:desk|contract\/desk)\//;

it('STF-30: no file of the site and its packages imports the desk or its calls', () => {
  const shipped = new Set(
    ['site', ...(allowedImports['apps/site'] ?? [])].filter((name) => name !== 'contract'),
  );
  const files = packages.filter(({ name }) => shipped.has(name)).flatMap((one) => one.files);
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter(
    ({ imports, development }) => !development && imports.some((name) => ofDesk.test(name)),
  );
  expect(found.map(({ path }) => path)).toEqual([]);
});

it('STF-30: calls of members take no more than types from the calls of the desk', () => {
  const contract = packages.find(({ name }) => name === 'contract');
  const files = (contract?.files ?? []).filter(
    ({ path, development }) => !development && !/\/src\/(?:desk\/|calls\.ts)/.test(path),
  );
  const taken = /import (?!type )[^;]*from '\.{1,2}\/(?:\.\.\/)*desk\//;
  expect(files.filter(({ text }) => taken.test(text)).map(({ path }) => path)).toEqual([]);
});
