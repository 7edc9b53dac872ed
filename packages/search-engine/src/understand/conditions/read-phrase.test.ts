import { expect, it } from 'vitest';
import { parsePhrases } from './phrases.ts';
import { readPhrase } from './read-phrase.ts';
import { tokensOf } from './tokens.ts';

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
  const found = readPhrase(text, tokensOf(text), 0);
  expect(found).toMatchObject({ count: tokensOf(text).length, requirement: { kind, values } });
});

it.each([
  'I am looking for',
  'busco',
  'abbiamo bisogno di',
  'je voudrais acheter',
  'wir benötigen',
  '我们需要',
])('SRCH-06: %s falls away', (text) => {
  const found = readPhrase(text, tokensOf(text), 0);
  expect(found).toEqual({ count: tokensOf(text).length, requirement: undefined });
});

it('SRCH-06: the table has a meaning per line and its phrases, one phrase in any spelling', () => {
  const { byKey, longest } = parsePhrases('# note\nstock 1: In Stock, ab-Lager\n\nrole MA: maker\n');
  expect([...byKey.keys()]).toEqual(['in stock', 'ab lager', 'maker']);
  expect(longest).toBe(2);
});
