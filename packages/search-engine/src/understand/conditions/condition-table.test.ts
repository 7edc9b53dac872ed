import { describe, expect, it } from 'vitest';
import { known } from '../../testing/known-names.ts';
import { readCondition } from './condition-table.ts';
import { parsePhrases } from './phrases.ts';
import { tokensOf } from './tokens.ts';

const read = (text: string) => readCondition(text, tokensOf(text), 0, known);
const any = 'MA DI WS IM EX RE';

describe('SRCH-06: roles', () => {
  it.each([
    ['manufacturers', 1, 'MA'],
    ['company that makes', 3, 'MA'],
    ['Hersteller', 1, 'MA'],
    ['productores', 1, 'MA'],
    ['制造商', 3, 'MA'],
    ['製造商', 3, 'MA'],
    ['proveedor', 1, any],
    ['aziende', 1, any],
    ['wholesale', 1, any],
    ['wholesaler', 1, 'WS'],
    ['grossistes', 1, 'WS'],
    ['distribuidores', 1, 'DI'],
    ['exportateurs', 1, 'EX'],
    ['importatori', 1, 'IM'],
    ['tienda', 1, 'RE'],
    ['Berater', 1, 'CO'],
  ])('%s', (text, count, values) => {
    expect(read(text)).toMatchObject({ count, requirement: { kind: 'role', values: values.split(' ') } });
  });

  it('SRCH-06: at the end of a German compound, whose beginning is the thing', () => {
    const maker = { count: 1, requirement: { values: ['MA'] }, keeps: 'getriebe' };
    expect(read('Getriebehersteller')).toMatchObject(maker);
    const dealer = { requirement: { values: ['WS'] }, keeps: 'verpackung' };
    expect(read('Verpackungsgroßhändler')).toMatchObject(dealer);
  });
});

it.each([
  ['GlobalGAP fruit', 1, 'globalgap'],
  ['Global G.A.P.', 4, 'globalgap'],
  ['ISO9001:2015 valves', 2, 'iso-9001'],
  ['ISO 9001', 2, 'iso-9001'],
  ['HACCP', 1, 'haccp'],
  ['IATF 16949', 2, 'iatf-16949'],
  ['BRC', 1, 'brcgs'],
  ['fair trade coffee', 2, 'fairtrade'],
  ['comercio justo', 2, 'fairtrade'],
  ['清真', 2, 'halal'],
  ['certified', 1, 'any'],
])('SRCH-06: the certificate of %s', (text, count, slug) => {
  expect(read(text)).toMatchObject({ count, requirement: { kind: 'certificate', values: [slug] } });
});

it.each([
  ['in stock', 'stock', []],
  ['ab Lager', 'stock', []],
  ['现货', 'stock', []],
  ['geprüfte', 'verified', ['1']],
  ['private label', 'contractManufacturing', ['private-label']],
  ['con nuestra marca', 'contractManufacturing', ['private-label']],
  ['OEM', 'contractManufacturing', ['OEM']],
  ['low MOQ', 'minimumOrder', ['-1', '2-10', '11-100']],
  ['L/C', 'payment', ['letter-of-credit']],
  ['auf Rechnung', 'payment', ['open-account']],
])('SRCH-06: %s is a condition', (text, kind, values) => {
  expect(read(text)).toMatchObject({ count: tokensOf(text).length, requirement: { kind, values } });
});

it.each([
  'I am looking for',
  'busco',
  'abbiamo bisogno di',
  'je voudrais acheter',
  'wir benötigen',
  '我们需要',
])('SRCH-06: %s falls away', (text) => {
  expect(read(text)).toEqual({ count: tokensOf(text).length, requirement: undefined });
});

it.each(['pumps', 'Kühlschrank', 'reach truck', 'DIN 912'])('SRCH-06: %s is a thing', (text) => {
  expect(read(text)).toBeUndefined();
});

it.each([
  ['coffee maker', 2],
  ['Industrial Robots', 2],
  ['Traditional Chinese medicine', 3],
])('SRCH-06: %s keeps its words', (text, count) => {
  expect(read(text)).toEqual({ count, keeps: text });
});

it('SRCH-06: the table has a meaning per line and its phrases, one phrase in any spelling', () => {
  const { byKey, longest } = parsePhrases('# note\nstock 1: In Stock, ab-Lager\n\nrole MA: maker\n');
  expect([...byKey.keys()]).toEqual(['in stock', 'ab lager', 'maker']);
  expect(longest).toBe(2);
});
