import { expect, it } from 'vitest';
import { pack, unpack } from './packed.ts';

it('gives back what was packed, the same object each time', () => {
  const value = { name: 'Acme </script>', list: [1, 2] };
  const packed = pack(value);
  expect(unpack(packed)).toBe(value);
  const fromWire = JSON.parse(JSON.stringify({ ...packed, json: packed.json.replace('Acme', 'Other') }));
  const first = unpack(fromWire);
  expect(first).toEqual({ name: 'Other </script>', list: [1, 2] });
  expect(unpack(fromWire)).toBe(first);
});
