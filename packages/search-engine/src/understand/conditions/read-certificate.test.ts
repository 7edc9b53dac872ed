import { expect, it } from 'vitest';
import { readCertificate } from './read-certificate.ts';
import { tokensOf } from './tokens.ts';

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
  ['reach truck', undefined, undefined],
  ['DIN 912', undefined, undefined],
])('SRCH-06: the certificate of %s', (text, count, slug) => {
  const found = readCertificate(text, tokensOf(text), 0);
  expect([found?.count, found?.requirement?.values[0]]).toEqual([count, slug]);
});
