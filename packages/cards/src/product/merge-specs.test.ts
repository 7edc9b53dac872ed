import { expect, it } from 'vitest';
import { mergeSpecs } from './business-product.ts';

it('PRD-06: keeps the order of keys and joins the values of a repeated key', () => {
  const specs = [
    { key: 'Mounting', value: 'Flange' },
    { key: 'Mass', value: '212 kg' },
    { key: 'Mounting', value: 'Foot' },
  ];
  expect(mergeSpecs(specs)).toEqual([
    { key: 'Mounting', value: 'Flange, Foot' },
    { key: 'Mass', value: '212 kg' },
  ]);
});
