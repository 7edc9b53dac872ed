import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { listProductImports, type ProductImport } from '@wbn/contract/business/product-imports.ts';
import { useEffect, useRef } from 'react';
import { largeImportStored } from '../query-changes.ts';

/** Milliseconds between two questions while a file is being imported. */
const pollInterval = 2_000;

interface ProductImports {
  /** A company has one at a time. */
  readonly underWay: ProductImport | undefined;
  /** The newest first. */
  readonly earlier: readonly ProductImport[];
}

/** Imports of large files as they go on, whoever has started them; what they bring is shown when they end. */
export function useProductImports(api: ApiClient, businessID: string): ProductImports {
  const client = useQueryClient();
  const { data = [] } = useQuery(listProductImportsQuery(api, businessID));
  const underWay = data.find(isUnderWay);
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (last.current !== undefined && underWay?.importID !== last.current)
      largeImportStored(client, businessID);
    last.current = underWay?.importID;
  }, [client, businessID, underWay?.importID]);
  return { underWay, earlier: data.filter((one) => !isUnderWay(one)) };
}

function isUnderWay({ state }: ProductImport): boolean {
  return state === 'waiting' || state === 'working';
}

/** Imports of a company's large files, the newest first; asked again and again while one is under way. */
function listProductImportsQuery(api: ApiClient, businessID: string) {
  return queryOptions({
    queryKey: ['list-product-imports', businessID],
    queryFn: async () => (await api.call(listProductImports, { query: { bid: businessID } })).data,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? pollInterval : false),
  });
}
