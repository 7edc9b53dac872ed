import { expect, it } from 'vitest';
import { joinList, joinSpecs, readYesNo, splitList, splitSpecs } from './csv-cells.ts';

it.each([[['a', 'b']], [['a|b', 'c\\', '\\|']], [['a, b']], [[]], [['one']]])(
  'reads back the list %j',
  (list) => {
    expect(splitList(joinList(list), { loose: true })).toEqual(list);
  },
);

it('splits keywords at the usual separators', () => {
  expect(splitList('valve, ball valve；球阀、阀门', { loose: true })).toEqual([
    'valve',
    'ball valve',
    '球阀',
    '阀门',
  ]);
  expect(splitList('a, b | c', { loose: true })).toEqual(['a, b', 'c']);
});

it('reads back specifications, which need a colon', () => {
  const specs = [
    { key: 'Ratio a:b', value: '1:2' },
    { key: '功率：', value: '5 kW' },
  ];
  expect(splitSpecs(joinSpecs(specs))?.map(({ key, value }) => ({ key, value: value.trim() }))).toEqual(
    specs,
  );
  expect(splitSpecs('功率：5 kW\r\n\r\nBore: 3')).toEqual([
    { key: '功率', value: '5 kW' },
    { key: 'Bore', value: ' 3' },
  ]);
  expect(splitSpecs('no colon')).toBeUndefined();
});

it('reads yes and no in four languages', () => {
  expect(['yes', 'SÍ', 'sì', '是', 'TRUE', '1', '250', '12.0000'].map(readYesNo)).toEqual(
    Array(8).fill(true),
  );
  expect(['no', 'No', '否', 'false', '0', '-2', '0.0000', 'nein'].map(readYesNo)).toEqual(
    Array(8).fill(false),
  );
  expect(readYesNo('perhaps')).toBeUndefined();
});
