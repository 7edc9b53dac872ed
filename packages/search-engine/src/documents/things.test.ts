import { describe, expect, it } from 'vitest';
import { fewNames } from '../testing/few-names.ts';
import { readCategoryThings } from './category-things.ts';
import { anyThing, lineThings, productThings } from './things.ts';

const things = (name: string, keywords: string[] = [], ofCategory: string[] = ['other']) =>
  productThings({ name, model: null, keywords, ofCategory });

describe('SRCH-06: what a product is', () => {
  it.each([
    ['Worm geared motor, 1.5 kW', [], ['motor', '1500w']],
    ['Pump health round, survey of pumps', [], ['round']],
    ['Rotary encoder for gearbox', ['gearbox'], ['encod']],
    ['Olive-oil soap cube', ['olive oil soap'], ['cube', 'soap']],
    ['Box of screws', [], ['box']],
  ])('%s', (name, keywords, expected) => {
    const found = things(name, keywords);
    expect(found).toEqual(expect.arrayContaining(expected));
    for (const other of ['pump', 'gearbox', 'screw', 'geared']) expect(found).not.toContain(other);
  });

  it('SRCH-06: also what its category says', () => {
    expect(things('PX160', [], ['gearbox'])).toContain('gearbox');
    expect(things('Olive-oil soap cube', [], [])).toContain(anyThing);
    expect(readCategoryThings(fewNames)('0004.03')).toEqual(
      expect.arrayContaining(['pump', 'compressor', 'bomba', 'pomp']),
    );
  });

  it.each([
    ['Maker of soap and cosmetics: olive-oil soap boiled in kettles', ['soap', 'cosmet'], 'oliv'],
    ['Exporter of coffee machines', ['machin'], 'coffe'],
  ])('SRCH-06: a company deals in what its line says: %s', (line, expected, other) => {
    expect(lineThings(line)).toEqual(expect.arrayContaining(expected));
    expect(lineThings(line)).not.toContain(other);
  });
});
