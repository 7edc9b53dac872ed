import { describe, expect, it } from 'vitest';
import { known } from '../testing/known-names.ts';
import { recognise } from './recognise.ts';

/** The thing of a text and its conditions as 'kind: values'. */
function read(text: string, asThings = false) {
  const { rest, conditions, offered } = recognise(text, { ...known, asThings });
  const written = conditions.map(({ kind, values }) => `${kind} ${values.join(' ')}`.trim());
  return { rest, conditions: written, offered: offered.flatMap(({ values }) => values) };
}

describe('SRCH-06: a text is a thing and conditions', () => {
  it.each([
    ['Wälzlager Hersteller', 'Wälzlager', ['role MA']],
    ['manufacturers in Sweden', '', ['role MA', 'place SE']],
    ['verified manufacturers Turkey', '', ['verified 1', 'role MA', 'place TR']],
    ['I am looking for a company that makes gearboxes', 'gearboxes', ['role MA']],
    ['busco una empresa que fabrique ventanas', 'ventanas', ['role MA']],
    ['cerco un fornitore di valvole', 'di valvole', ['role MA DI WS IM EX RE']],
    ['je cherche un fabricant de savon', 'savon', ['role MA']],
    ['wir suchen einen Hersteller von Leiterplatten', 'von Leiterplatten', ['role MA']],
    ['procuro um fabricante de máquinas', 'máquinas', ['role MA']],
    ['我们需要轴承供应商', '轴承', ['role MA DI WS IM EX RE']],
    [
      'who can supply frozen shrimp to Europe with BRC certificate',
      'frozen shrimp',
      ['role MA DI WS IM EX RE', 'destination 150', 'certificate brcgs'],
    ],
    ['slit lamps', 'slit lamps', []],
    ['best', 'best', []],
  ])('%s', (text, rest, conditions) => {
    expect(read(text)).toMatchObject({ conditions });
    expect(read(text).rest.replace(/^(?:de|di|von) /, '')).toBe(rest.replace(/^(?:de|di|von) /, ''));
  });

  it('SRCH-06: offers the country of a name that is also a thing, and takes it beside a product', () => {
    expect(read('turkey')).toEqual({ rest: 'turkey', conditions: [], offered: ['TR'] });
    expect(read('ball bearings China')).toMatchObject({ rest: 'ball bearings', conditions: ['place CN'] });
    expect(read('ball bearings China', true)).toMatchObject({ rest: 'ball bearings China', conditions: [] });
    expect(read('cherries from chili')).toMatchObject({ rest: 'cherries', conditions: ['place CL'] });
    expect(read('frozen turkey')).toMatchObject({ rest: 'frozen turkey', conditions: [] });
  });

  it('SRCH-06: says which words a condition is and what the text is without them', () => {
    const [role, place] = recognise('pump supplier near Perth', known).conditions;
    expect(role).toMatchObject({ typed: 'supplier', without: 'pump near Perth', facet: 'businessType' });
    expect(place).toMatchObject({ typed: 'near Perth', without: 'pump supplier' });
  });
});
