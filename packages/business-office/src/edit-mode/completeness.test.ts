import { emptyBusiness, harbourGear } from '@wbn/cards/fixtures/businesses.ts';
import { describe, expect, it } from 'vitest';
import { completenessItems, completenessOf } from './completeness.ts';

describe('completenessOf', () => {
  it('BIZ-09: a company that filled in everything is complete', () => {
    expect(completenessOf(harbourGear, 3)).toEqual({ percent: 100, missing: [] });
  });

  it('BIZ-09: tells what is missing, the most valuable first; nothing is worth more than products', () => {
    const { percent, missing } = completenessOf(emptyBusiness, 0);
    const points = missing.map((one) => one.points);
    expect(points).toEqual(points.toSorted((one, other) => other - one));
    expect(missing[0]?.item).toBe('products');
    expect(percent).toBe(100 - points.reduce((sum, one) => sum + one, 0));
  });

  it('all items together are worth a hundred points', () => {
    const nothing = { ...emptyBusiness, general: { ...emptyBusiness.general, categories: [] } };
    const manufacturer = {
      ...nothing,
      general: { ...nothing.general, businessType: { code: 'MA', name: 'Manufacturers' } },
    };
    const { percent, missing } = completenessOf(manufacturer, 0);
    const absent = completenessItems.filter((item) => !missing.some((one) => one.item === item));
    expect(absent).toEqual([]);
    expect(percent).toBe(0);
  });

  it('BIZ-21: a factory is asked of manufacturers only', () => {
    const { factory: _, ...importer } = {
      ...harbourGear,
      general: { ...harbourGear.general, businessType: { code: 'IM', name: 'Importers' } },
    };
    expect(completenessOf(importer, 1).percent).toBe(100);
    const { factory: _factory, ...maker } = harbourGear;
    expect(completenessOf(maker, 1).missing).toEqual([{ item: 'factory', points: 5 }]);
  });

  it('empty lists and ranges without an end count as missing', () => {
    const hollow = {
      ...harbourGear,
      general: { ...harbourGear.general, totalEmployees: {} },
      tradeCapabilities: { ...harbourGear.tradeCapabilities, markets: [] },
      factory: { contractManufacturing: [] },
    };
    const missing = completenessOf(hollow, 1).missing.map(({ item }) => item);
    expect(missing).toEqual(['trade', 'employees', 'factory']);
  });
});
