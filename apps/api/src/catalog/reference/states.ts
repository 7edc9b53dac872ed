import type { Language } from '@wbn/contract/shared/language.ts';
import type { State } from '@wbn/contract/shared/values.ts';
import { iso31662 } from 'iso-3166';
import { compareIn } from './compare-in.ts';

const byId = new Map(iso31662.map(({ code, name }) => [code, { stateID: code, stateName: name }]));
const byCountry = Map.groupBy(
  iso31662.filter(({ code, parent }) => code.startsWith(`${parent}-`)),
  ({ parent }) => parent,
);

/** Top-level subdivisions of ISO 3166-2 of a country (REF-02), by name; none for many small countries. */
export function listStatesOf(countryCode: string, language: Language): State[] {
  const entries = byCountry.get(countryCode) ?? [];
  const compare = compareIn(language);
  return entries
    .map(({ code, name }) => ({ stateID: code, stateName: name, countryCode }))
    .sort((one, other) => compare(one.stateName, other.stateName));
}

/** A subdivision of any level by its code; undefined when there is none. */
export function findState(id: string | null | undefined): Omit<State, 'countryCode'> | undefined {
  return id ? byId.get(id) : undefined;
}
