import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import { listOpenQuotations } from '@wbn/contract/quotations/open-quotations.ts';
import { listOwnQuotations } from '@wbn/contract/quotations/quotations.ts';

/** Filters of the open requests for quotation; their names are those of the page's address. */
export type OpenQuotationFilter = Omit<NonNullable<CallInput<typeof listOpenQuotations>['query']>, 'nextID'>;
type OwnQuotationFilter = Omit<NonNullable<CallInput<typeof listOwnQuotations>['query']>, 'nextID'>;

/** Prefix of the keys of all lists of requests for quotation. */
export const quotationLists = ['quotations'] as const;

/** The person's own requests for quotation and those of their companies, latest first. */
export function listOwnQuotationsQuery(api: ApiClient, filter: OwnQuotationFilter) {
  return infiniteQueryOptions({
    queryKey: [...quotationLists, 'own', filter],
    queryFn: async ({ pageParam }) => {
      const query = { ...filter, ...(pageParam && { nextID: pageParam }) };
      return (await api.call(listOwnQuotations, { query })).data;
    },
    initialPageParam: '',
    getNextPageParam: ({ nextID }) => nextID,
  });
}

/** Open requests for quotation that fit the person's companies, latest first. */
export function listOpenQuotationsQuery(api: ApiClient, filter: OpenQuotationFilter) {
  return infiniteQueryOptions({
    queryKey: [...quotationLists, 'open', filter],
    queryFn: async ({ pageParam }) => {
      const query = { ...filter, ...(pageParam && { nextID: pageParam }) };
      return (await api.call(listOpenQuotations, { query })).data;
    },
    initialPageParam: '',
    getNextPageParam: ({ nextID }) => nextID,
  });
}
