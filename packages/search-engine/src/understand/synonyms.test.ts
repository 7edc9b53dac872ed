import { describe, expect, it } from 'vitest';
import { defaultRecipe } from '../documents/recipe.ts';
import { parseQuery } from './parse-query.ts';
import { splitDocument } from './search-words.ts';
import { nounAtEnd, parseSynonyms, readSynonymGroups } from './synonym-list.ts';
import { createSynonyms } from './synonyms.ts';

const synonyms = createSynonyms(readSynonymGroups());

/** The ways in which a query of one term matches, each as its lexemes. */
function waysOf(query: string): string[] {
  return parseQuery(query, defaultRecipe, synonyms).flatMap(({ alternatives }) =>
    alternatives.map(({ lexemes }) => lexemes.join(' ')),
  );
}

describe('words that mean the same', () => {
  it('SRCH-06: reads a line as a group and # as the start of a comment', () => {
    expect(parseSynonyms('# Vehicles\nlorry, truck # British\n\nalone\n')).toEqual([['lorry', 'truck']]);
  });

  it.each([
    ['Getriebe', 'gearbox'],
    ['Planetengetriebe', 'planetari gearbox'],
    ['Industriegetriebe', 'gearbox'],
    ['Waermetauscher', 'heat exchang'],
    ['Kreiselpumpen', 'centrifug pump'],
    ['Krankenhausbetten', 'hospit bed'],
    ['réducteur planétaire', 'planetari gearbox'],
    ['rolamento de esferas', 'ball bear'],
    ['PPE', 'person protect equip'],
    ['cuscinetti', 'bear'],
    ['lenticchie', 'lentil'],
    ['a granel', 'bulk'],
    ['sfuso', 'bulk'],
    ['Fässer', 'drum'],
  ])('SRCH-06: %s is also %s', (query, other) => {
    expect(waysOf(query)).toContain(other);
  });

  it('SRCH-06: splits a run of Chinese at known words', () => {
    expect(parseQuery('电动病床', defaultRecipe, synonyms).map(({ surface }) => surface)).toEqual([
      '电动',
      '病床',
    ]);
  });
});

describe('German', () => {
  it.each([
    ['Loewenmueller', 'lowenmul'],
    ['Löwenmüller', 'loewenmuel'],
  ])('SRCH-06: %s is also looked for by its other spelling', (query, other) => {
    expect(waysOf(query).some((way) => way.startsWith(other))).toBe(true);
  });

  it.each(['value', 'poet', 'Frauen'])('SRCH-06: %s has no other spelling', (query) => {
    expect(parseQuery(query, defaultRecipe, createSynonyms([]))[0]?.alternatives).toHaveLength(1);
  });

  it('SRCH-06: finds a compound by its final noun', () => {
    expect(splitDocument('Planetengetriebe').map(({ surface }) => surface)).toEqual([
      'planetengetriebe',
      'getriebe',
    ]);
    expect(nounAtEnd('getriebe')).toBeUndefined();
    expect(nounAtEnd('smartphone')).toBeUndefined();
  });
});
