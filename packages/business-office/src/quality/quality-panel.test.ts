import { qualityLifts } from '@wbn/contract/business/quality.ts';
import { describe, expect, it } from 'vitest';
import { liftPath } from './quality-panel.tsx';

describe('liftPath', () => {
  it('returns the path of each suggestion for an owner', () => {
    const paths = qualityLifts.map((lift) => liftPath(lift, { businessID: 'x', access: 'owner' }));
    expect(paths).not.toContain(undefined);
    expect(liftPath('trade', { businessID: 'x', access: 'owner' })).toBe('/business/x/edit/trade');
    expect(liftPath('products', { businessID: 'x', access: 'admin' })).toBe('/business/x/products/new');
  });

  it('PERM-05: returns no path that the role does not allow', () => {
    expect(liftPath('plan', { businessID: 'x', access: 'admin' })).toBeUndefined();
    expect(liftPath('logo', { businessID: 'x', access: 'member' })).toBeUndefined();
    expect(liftPath('verification', { businessID: 'x', access: 'owner' })).toBe('/business/x/verification');
    expect(liftPath('verification', { businessID: 'x', access: 'member' })).toBe('/company-verification');
  });
});
