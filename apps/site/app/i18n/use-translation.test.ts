import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const packages = fileURLToPath(new URL('../../../../packages', import.meta.url));

it('no package takes more than `t` from useTranslation: in the bundles there is no more', () => {
  const files = globSync('*/src/**/*.{ts,tsx}', { cwd: packages }).filter(
    (file) => !/\.(test|stories)\./.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  const wrong = files.filter((file) => {
    const source = readFileSync(`${packages}/${file}`, 'utf8');
    return [...source.matchAll(/const \{([^}]*)\} = useTranslation\(/g)].some(
      ([, taken = '']) => !/^ t(: \w+)? $/.test(taken),
    );
  });
  expect(wrong).toEqual([]);
});
