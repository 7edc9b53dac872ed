import { expect, it } from 'vitest';
import { harbourGear, importedBusiness } from '../fixtures/businesses.ts';
import { businessSections, sectionsOf } from './business-sections.ts';

it('BIZ-09: a full profile has all sections', () => {
  expect(sectionsOf(harbourGear)).toEqual(businessSections);
});

it('BIZ-09: General, Contact and Products are always there, others only with something in them', () => {
  const emptySections = { factory: {}, tradeCapabilities: { markets: [] }, businessTerms: {} };
  expect(sectionsOf({ ...importedBusiness, ...emptySections })).toEqual(['general', 'contact', 'products']);
  expect(sectionsOf({ ...importedBusiness, factory: { factorySize: 0 } })).toContain('factory');
});
