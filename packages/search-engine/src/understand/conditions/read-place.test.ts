import { describe, expect, it } from 'vitest';
import { known } from '../../testing/known-names.ts';
import { readPlace } from './read-place.ts';
import { tokensOf } from './tokens.ts';

const read = (text: string) => readPlace(text, tokensOf(text), 0, known);
const marks = (text: string) => read(text)?.requirement?.marks;

describe('SRCH-06: places', () => {
  it.each([
    ['in Sweden', '=cSE'],
    ['aus Österreich', '=cAT'],
    ['United Arab Emirates', '=cAE'],
    ['dal Perù', '=cPE'],
    ['du Chili', '=cCL'],
    ['italiani', '=cIT'],
    ['deutsche', '=cDE'],
    ['German', '=cDE'],
    ['越南', '=cVN'],
    ['美國', '=cUS'],
    ['Latin America', '=w419'],
    ['Europe', '=w150'],
    ['in the EU', '=w150'],
    ['Western Australia', '=rAU-WA'],
    ['Tuscany', '=rIT-52'],
    ['Welshpool', '=awelshpool'],
  ])('%s', (text, mark) => {
    expect(marks(text)).toEqual([mark]);
  });

  it('SRCH-06: a city that is also a region is both, with its other names', () => {
    expect(marks('in Hamburg')).toEqual(expect.arrayContaining(['=rDE-HH', '=ahamburg', '=aamburgo']));
  });

  it('SRCH-06: nearby are the cities not far away', () => {
    expect(marks('near Perth')).toContain('=awelshpool');
    expect(marks('near Perth')).not.toContain('=asydney');
  });

  it('SRCH-06: a part of a country are its regions there', () => {
    expect(marks('northern Italy')).toEqual(['=rIT-25']);
    expect(marks('Süditalien')).toEqual(['=rIT-82']);
    expect(marks('eastern Europe')).toContain('=cPL');
    expect(marks('eastern Europe')).not.toContain('=cFR');
  });

  it('SRCH-06: a destination is met by the markets of a company', () => {
    expect(read('to Europe')?.requirement).toMatchObject({
      kind: 'destination',
      marks: expect.arrayContaining(['=xwestern-europe', '=xeastern-europe']),
    });
    expect(marks('nach Japan')).toEqual(['=xeast-asia']);
    expect(marks('出口到欧洲')).toContain('=xwestern-europe');
  });

  it('SRCH-06: words are no places', () => {
    for (const text of ['industrial design', 'nice', 'in stock', 'us', 'for kids'])
      expect(read(text)).toBeUndefined();
    expect(marks('in Nice')).toEqual(['=anice']);
  });
});
