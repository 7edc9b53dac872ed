import { expect, it } from 'vitest';
import { createShortNames } from './short-names.ts';

it('a name is four letters of its file and its number, the same in every build', () => {
  const [name, other] = [createShortNames(), createShortNames()];
  const wanted = ['1acat60', '1acat61', '1acat61a'].map((hash) => ({ hash, filePath: 'src/button.css.ts' }));
  const names = wanted.map(name);
  expect(names[0]).toMatch(/^[a-z][a-z0-9]{3}0$/);
  expect(names.map((one) => one.slice(4))).toEqual(['0', '1', '1a']);
  expect(wanted.map(other)).toEqual(names);
  const elsewhere = { hash: 'x4hndp0', filePath: 'src/button.css.ts', packageName: '@wbn/forms' };
  expect(name(elsewhere).slice(0, 4)).not.toBe(names[0]?.slice(0, 4));
});

it('says which files would get the same names, and when a number would be missed', () => {
  const name = createShortNames();
  expect(() => name({ hash: '1acat61', filePath: 'src/late.css.ts' })).toThrow(
    'src/late.css.ts has a number above 0',
  );
  const clash = () => {
    for (let at = 0; at < 20_000; at += 1) name({ hash: 'x4hndp0', filePath: `src/${at}.css.ts` });
  };
  expect(clash).toThrow(/src\/\d+\.css\.ts and \/src\/\d+\.css\.ts get the same class names: rename one/);
});
