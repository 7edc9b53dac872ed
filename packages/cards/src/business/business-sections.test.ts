import { expect, it } from 'vitest';
import { harbourGear, importedBusiness } from '../fixtures/businesses.ts';
import { businessSections, sectionsOf } from './business-sections.ts';

it('BIZ-09: lists all sections for a full profile', () => {
  expect(sectionsOf(harbourGear)).toEqual(businessSections);
});

it('BIZ-09: always lists General, Contact and Products, the others only with content', () => {
  const emptySections = { factory: {}, tradeCapabilities: { markets: [] }, businessTerms: {} };
  expect(sectionsOf({ ...importedBusiness, ...emptySections })).toEqual(['general', 'contact', 'products']);
  expect(sectionsOf({ ...importedBusiness, factory: { factorySize: 0 } })).toContain('factory');
});
