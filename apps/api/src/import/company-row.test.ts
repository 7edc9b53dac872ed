import { describe, expect, it } from 'vitest';
import { foundingYear, shortDescription } from './company-row.ts';

describe('shortDescription', () => {
  it('is the first sentence, despite dots in the name', () => {
    const text = '01 Communique Laboratory Inc. provides cyber security in Canada. It offers a desktop.';
    expect(shortDescription(text)).toBe('01 Communique Laboratory Inc. provides cyber security in Canada.');
  });

  it('is cut at a word with an ellipsis when the sentence is long', () => {
    const text = shortDescription(`Acme makes ${'pumps and valves, '.repeat(40)}.`);
    expect(text.length).toBeLessThanOrEqual(200);
    expect(text).toMatch(/(pumps|and|valves)…$/);
  });
});

describe('foundingYear', () => {
  it('is the year named for the company itself, otherwise undefined', () => {
    expect(
      foundingYear('Its unit was founded in 2001. Acme was incorporated in 1992 and is based in Bern.'),
    ).toBe(1992);
    expect(foundingYear('Acme was founded in 2999.')).toBeUndefined();
    expect(foundingYear('Acme grew in 1992.')).toBeUndefined();
  });
});
