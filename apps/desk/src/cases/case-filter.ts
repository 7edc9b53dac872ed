import { type CaseKind, caseKindNames } from '@wbn/contract/desk/case-kinds.ts';
import { caseStates } from '@wbn/contract/desk/cases.ts';

/** What the list shows; all of it is in the address. */
export interface CaseFilter {
  readonly state: (typeof caseStates)[number];
  readonly kinds: readonly CaseKind[];
  readonly edition?: string | undefined;
  readonly aboutID?: string | undefined;
  readonly taken?: 'me' | 'nobody' | undefined;
  readonly due?: 'past' | undefined;
}

/** Reads a filter from the query of an address; what is unknown is left out. */
export function readFilter(query: URLSearchParams): CaseFilter {
  const kinds = query.get('kinds')?.split(',') ?? [];
  const taken = query.get('taken');
  return {
    state: caseStates.find((state) => state === query.get('state')) ?? 'open',
    kinds: caseKindNames.filter((kind) => kinds.includes(kind)),
    edition: query.get('edition') ?? undefined,
    aboutID: query.get('about') ?? undefined,
    taken: taken === 'me' || taken === 'nobody' ? taken : undefined,
    due: query.get('due') === 'past' ? 'past' : undefined,
  };
}

/** Writes a filter as the query of an address, without what is usual; empty for the usual list. */
export function writeFilter({ state, kinds, edition, aboutID, taken, due }: CaseFilter): string {
  const query = new URLSearchParams();
  if (state !== 'open') query.set('state', state);
  if (kinds.length > 0) query.set('kinds', kinds.join(','));
  if (edition) query.set('edition', edition);
  if (aboutID) query.set('about', aboutID);
  if (taken) query.set('taken', taken);
  if (due) query.set('due', due);
  return query.toString().replaceAll('%2C', ',');
}

/** The filter as the API takes it. */
export function queryOf({ kinds, ...filter }: CaseFilter) {
  return { ...filter, ...(kinds.length > 0 && { kinds: kinds.join(',') }) };
}

/** Address of the list with a filter, and with a case open beside it. */
export function casesPath(filter: CaseFilter, caseID?: string): string {
  const query = writeFilter(filter);
  return `/cases${caseID ? `/${caseID}` : ''}${query ? `?${query}` : ''}`;
}

export const usualFilter: CaseFilter = { state: 'open', kinds: [] };
