import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { toOneByte } from './one-byte-output-plugin.ts';

/** What a script gives, read in ASCII; padded, as the source of a server is mostly English. */
function read(script: string): unknown {
  const written = toOneByte(`${script}${' '.repeat(200)}`);
  expect(written).toMatch(/^[\0-\x7f]*$/);
  return runInNewContext(written);
}

describe('the script of the site’s server', () => {
  it.each([
    ['a text', `'Größe — 供应商 🌾'`, 'Größe — 供应商 🌾'],
    ['a template', '`é…`', 'é…'],
    ['a backslash before a letter', String.raw`'\\é'`, String.raw`\é`],
    ['signs in a regular expression', String.raw`'a–b\\é🌾'.replace(/[\–🌾]/g, '')`, String.raw`ab\é`],
    ['a name', 'const größe = 3; größe', 3],
  ])('means the same in ASCII: %s', (_, script, means) => {
    expect(read(script)).toBe(means);
  });

  it('stays as it is where escapes are longer than two bytes for each letter', () => {
    const texts = "'制造商、分销商和进口商'";
    expect(toOneByte(texts)).toBe(texts);
  });
});
