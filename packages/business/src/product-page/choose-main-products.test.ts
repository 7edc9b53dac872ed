import { companyProducts } from '@wbn/cards/fixtures/products.ts';
import { describe, expect, it } from 'vitest';
import { chooseMainProducts } from './choose-main-products.ts';

describe('chooseMainProducts', () => {
  it('PRD-09: returns the first six other products, never the shown one', () => {
    const products = companyProducts(9);
    const own = products[2]?.productID ?? '';
    const chosen = chooseMainProducts(products, own);
    expect(chosen).toHaveLength(6);
    expect(chosen.map(({ productID }) => productID)).not.toContain(own);
    expect(chosen[0]).toBe(products[0]);
  });
});
