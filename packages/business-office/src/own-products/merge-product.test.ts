import { expect, it } from 'vitest';
import { mergeProduct, withGroup } from './merge-product.ts';
import { emptyProduct } from './product-values.ts';

const base = { ...emptyProduct, name: 'Bearing', amount: '10.00', currency: 'USD', industry: '0006' };

it('PRD-14: changes of different fields are all kept', () => {
  const mine = { ...base, name: 'Ball bearing' };
  const theirs = { ...base, description: 'Sealed', amount: '12.00' };
  expect(mergeProduct(base, mine, theirs)).toEqual({
    values: { ...theirs, name: 'Ball bearing' },
    conflicts: [],
  });
});

it('PRD-14: what both changed differently is a conflict, in which mine stands for now', () => {
  const mine = { ...base, amount: '11.00', leadTime: '2 weeks' };
  const theirs = { ...base, currency: 'EUR', unit: 'piece', leadTime: '2 weeks' };
  const { values, conflicts } = mergeProduct(base, mine, theirs);
  expect(conflicts).toEqual(['price']);
  expect(values).toMatchObject({ amount: '11.00', currency: 'USD', unit: '', leadTime: '2 weeks' });
  expect(withGroup(values, 'price', theirs)).toMatchObject({
    amount: '10.00',
    currency: 'EUR',
    unit: 'piece',
  });
});

it('PRD-14: a category goes with its industry', () => {
  const mine = { ...base, category: '0006.01' };
  const theirs = { ...base, industry: '0011' };
  expect(mergeProduct(base, mine, theirs).conflicts).toEqual(['trade']);
});

it('PRD-07: the order of photos is a change', () => {
  const photos = ['a', 'b'].map((id) => ({ id, url: `/${id}` }));
  const turned = { ...base, photos: photos.toReversed() };
  const merged = mergeProduct({ ...base, photos }, { ...base, photos, name: 'New' }, turned);
  expect(merged.conflicts).toEqual([]);
  expect(merged.values.photos).toEqual(turned.photos);
});
