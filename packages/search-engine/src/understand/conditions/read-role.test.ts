import { describe, expect, it } from 'vitest';
import { readRole } from './read-role.ts';
import { tokensOf } from './tokens.ts';

const read = (text: string) => {
  const { count, requirement, keeps } = readRole(text, tokensOf(text), 0) ?? {};
  return [count, requirement?.values.join(' '), keeps];
};
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
    ['pumps', undefined, undefined],
  ])('%s', (text, count, values) => {
    expect(read(text)).toEqual([count, values, undefined]);
  });

  it('SRCH-06: at the end of a German compound, whose beginning is the thing', () => {
    expect(read('Getriebehersteller')).toEqual([1, 'MA', 'getriebe']);
    expect(read('Verpackungsgroßhändler')).toEqual([1, 'WS', 'verpackung']);
    expect(read('Kühlschrank')).toEqual([undefined, undefined, undefined]);
  });
});
