import { describe, expect, it } from 'vitest';
import { foldText } from '../understand/fold-text.ts';
import { findMeasures } from '../understand/measures.ts';
import { joinedSpellings, splitWords } from '../understand/search-words.ts';
import { parseSynonyms } from '../understand/synonym-list.ts';
import { createSynonyms } from '../understand/synonyms.ts';
import { nameRoles } from './name-roles.ts';

describe('nameRoles', () => {
  it.each([
    ['Laptop Lock', [], { laptop: 'modifier', lock: 'thing' }],
    ['Case for laptop', [], { case: 'thing', laptop: 'purpose' }],
    ['Acme notebook PC', [], { acm: 'modifier', notebook: 'thing', pc: 'thing' }],
    ['Acme notebook Black', ['Black'], { notebook: 'thing', black: 'thing' }],
  ] as const)('SRCH-10: %s', (name, values, expected) => {
    const roles = nameRoles(name, values).map(([lexeme, role]) => [lexeme, role]);
    expect(Object.fromEntries(roles)).toMatchObject(expected);
  });
});

describe('findMeasures', () => {
  it.each([
    ['17"', ['17inch']],
    ['17 inch', ['17inch']],
    ['15,6-inch', ['15.6inch', '15inch']],
    ['5 litre', ['5000ml']],
    ['20 kilogramos', ['20000g']],
    ['1/2 inch', ['0.5inch']],
    ['0.5"', ['0.5inch']],
    ['1¼ inch', ['1.25inch', '1inch']],
    ['2.2 kW', ['2200w']],
    ['2,200 W', ['2200w']],
    ['60 x 120', ['60x120']],
    ['60×120', ['60x120']],
    ['60x120 cm', ['600x1200mm', '60x120', '600x1200']],
    ['17 instruments', []],
  ])('SRCH-10: %s', (text, expected) => {
    expect(findMeasures(foldText(text)).flatMap(({ lexemes }) => lexemes)).toEqual(expected);
  });

  it('SRCH-10: joins neighbours with figures', () => {
    expect(joinedSpellings('hp dv7 1211ea notebook')).toEqual(['hpdv7', 'dv71211ea', '1211eanotebook']);
  });
});

describe('synonyms', () => {
  const synonyms = createSynonyms(parseSynonyms('# vehicles\nlorry, truck, camión de carga\n\nalone\n'));

  it('SRCH-06: finds the other phrases of a group, the longest phrase first', () => {
    expect(synonyms.find(splitWords('trucks'), 0)).toEqual({
      words: 1,
      others: [['lorri'], ['camion', 'carga']],
    });
    expect(synonyms.find(splitWords('camion carga'), 0)).toMatchObject({ words: 2 });
    expect(synonyms.find(splitWords('alone'), 0)).toBeUndefined();
  });
});
