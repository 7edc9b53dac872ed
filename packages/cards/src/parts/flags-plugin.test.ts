import { createRequire } from 'node:module';
import { iso31661 } from 'iso-3166';
import { expect, it } from 'vitest';
import { flagFolder } from './flag-folder.ts';
import { flagsPlugin } from './flags-plugin.ts';

it('has a flag for every country, in a folder named after the version of the set', () => {
  const emitted: string[] = [];
  flagsPlugin().generateBundle.call({
    environment: { name: 'client' },
    emitFile: ({ fileName }) => emitted.push(fileName),
  });
  const wanted = iso31661.map(({ alpha2 }) => `${flagFolder.slice(1)}/${alpha2}.svg`);
  expect(wanted.filter((path) => !emitted.includes(path))).toEqual([]);
  const { version } = createRequire(import.meta.url)('country-flag-icons/package.json');
  expect(flagFolder).toBe(`/assets/flags-${version}`);
});
