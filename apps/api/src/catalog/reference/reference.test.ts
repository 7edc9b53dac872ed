import { businessTypeCodes } from '@wbn/contract/catalog/business-type-codes.ts';
import { contractManufacturingCodes } from '@wbn/contract/search/facet-values.ts';
import { languages } from '@wbn/contract/shared/language.ts';
import { describe, expect, it } from 'vitest';
import {
  businessTypes,
  contractManufacturing,
  currencies,
  deliveryTerms,
  genders,
  jobPositions,
  markets,
  packagingTypes,
  paymentTypes,
  productionPeriods,
  spokenLanguages,
} from './code-lists.ts';
import { findCountry, findState, listCountriesIn, listStatesOf } from './countries.ts';

const lists = {
  businessTypes,
  contractManufacturing,
  currencies,
  deliveryTerms,
  genders,
  jobPositions,
  markets,
  packagingTypes,
  paymentTypes,
  productionPeriods,
  spokenLanguages,
};

describe.each(Object.entries(lists))('%s', (_, list) => {
  it('names every code in the four languages, without duplicates', () => {
    for (const language of languages) {
      const names = list.all(language).map((entry) => entry.name);
      expect(names.every((name) => name.trim() !== '')).toBe(true);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('finds every listed code, and returns an unknown code as its own name', () => {
    const [first] = list.all('en');
    expect(list.find(first?.code ?? '', 'en')).toEqual(first);
    expect(list.find('unheard-of', 'it')).toEqual({ code: 'unheard-of', name: 'unheard-of' });
    expect(list.has('unheard-of')).toBe(false);
  });
});

it('REF-04: has the company types of the contract, in its order', () => {
  expect(businessTypes.all('zh').map((type) => type.code)).toEqual([...businessTypeCodes]);
});

it('has the eleven Incoterms 2020', () => {
  expect(deliveryTerms.all('en')).toHaveLength(11);
  expect(deliveryTerms.find('DPU', 'es').name).toBe('DPU (Delivered at Place Unloaded)');
});

it('REF-01: makes the flag of the two letters, and names the country in the language', () => {
  expect(findCountry('JP', 'es')).toEqual({ code: 'JP', countryName: 'Japón', emoji: '🇯🇵' });
  expect(findCountry('XX', 'en')).toBeUndefined();
  expect(findCountry(null, 'en')).toBeUndefined();
  for (const { countryName, code } of listCountriesIn('zh')) expect(countryName, code).not.toBe(code);
});

it('REF-02: lists the top level only, and finds deeper states by code', () => {
  expect(listStatesOf('FR', 'en').map((state) => state.stateID)).not.toContain('FR-75C');
  expect(findState('ES-B')?.stateName).toMatch(/Barcelona/);
  expect(listStatesOf('ES', 'en').map((state) => state.stateID)).not.toContain('ES-B');
});

it('offers the choices of contract manufacturing that companies have', () => {
  expect(contractManufacturing.all('en').map(({ code }) => code)).toEqual([...contractManufacturingCodes]);
});
