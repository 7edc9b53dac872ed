import { describe, expect, it } from 'vitest';
import { readSpellingDictionary } from './spelling-dictionary.ts';
import { stemsOf } from './word-lists.ts';

describe('word lists', () => {
  it.each([
    ...['shoes', 'jeans', 'broker', 'injection', 'palm', 'drills', 'colour', 'color'],
    ...['lodo', 'bombas', 'valvulas', 'cascara', 'vannes', 'etancheite'],
  ])('SRCH-06: %s is a word', async (word) => {
    expect(await stemsOf(word)).not.toEqual([]);
  });

  it.each(['bearngs', 'bearng', 'yarawin', 'lpatop', 'adio'])('SRCH-06: %s is none', async (word) => {
    expect(await stemsOf(word)).toEqual([]);
  });

  it('SRCH-06: gives forms of a word the same stem', async () => {
    expect(await stemsOf('reductoras')).toContain('reductor');
    expect(await stemsOf('reductores')).toContain('reductor');
  });

  it('SRCH-06: removes endings where the flags of the word allow them', () => {
    const aff = ['FLAG long', 'SFX Aa Y 2', 'SFX Aa ar ación/Ss ar', 'SFX Aa ar o ar', 'SFX Ss 0 es [^s]'];
    const { stemsOf: stems } = readSpellingDictionary(aff.join('\n'), '3\nimportar/XxAa\nsal/xAaX\ntres\n');
    expect(stems('importaciones')).toEqual(['importar']);
    for (const none of ['importo', 'sales', 'treses']) expect(stems(none), none).toEqual([]);
  });
});
