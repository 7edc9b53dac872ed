import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import { listInvoices } from '@wbn/contract/membership/subscription.ts';

/** A company's invoices, the newest first. */
export function listInvoicesQuery(api: ApiClient, businessID: string) {
  return infiniteQueryOptions({
    queryKey: [...callKey(listInvoices, { params: { id: businessID } }), 'pages'],
    queryFn: async ({ pageParam }) => {
      const { data, nextID } = await api.call(listInvoices, {
        params: { id: businessID },
        query: pageParam === undefined ? {} : { nextID: pageParam },
      });
      return { invoices: data, nextID };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextID }) => nextID,
  });
}
