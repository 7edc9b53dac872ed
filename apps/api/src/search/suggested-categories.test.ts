import { matchCategoryNames } from '@wbn/search-engine/understand/match-category-names.ts';
import { describe, expect, it } from 'vitest';
import { readCatalog } from '../catalog/catalog.ts';
import { catalogNames } from '../catalog/catalog-names.ts';

const namesFor = (text: string, language: 'en' | 'zh' = 'en') =>
  matchCategoryNames(catalogNames, language, text).map(
    (id) => readCatalog().industries.find(id, language)?.name,
  );

describe('categories for a text that is being typed', () => {
  it.each([
    ['bomba', 'Pumps'],
    ['阀门', 'Valves & Actuators'],
    ['Getriebe', 'Gear Reducers'],
    ['getrie', 'Gear Reducers'],
    ['robô', 'Industrial Robots'],
    ['Kinderw', 'Strollers & Prams'],
  ])('SRCH-06: %s leads to %s on the English site', (text, name) => {
    expect(namesFor(text).slice(0, 6)).toContain(name);
  });

  it('SRCH-06: lists names in the language of the reader first', () => {
    expect(namesFor('pum')[0]).toMatch(/^Pum/);
    expect(namesFor('机器人', 'zh')[0]).toMatch(/机器人/);
  });

  it.each(['', '?!', 'qxz'])('SRCH-06: nothing for %j', (text) => {
    expect(namesFor(text)).toEqual([]);
  });
});
