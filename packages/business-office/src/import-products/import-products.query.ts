import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { importProducts, type ProductColumn } from '@wbn/contract/business/import-products.ts';
import type { CallReply } from '@wbn/contract/call.ts';
import { productsImported } from '../query-changes.ts';

export type ImportReport = CallReply<typeof importProducts>['data'];
/** Column by header; null for what is left out. */
export type Mapping = Readonly<Record<string, ProductColumn | null>>;

interface FileToImport {
  readonly file: File;
  /** Only looks at the file; nothing is stored. */
  readonly dryRun: boolean;
  readonly mapping: Mapping | undefined;
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Checks a file of products, or stores what is in it. */
export function importProductsMutation(api: ApiClient, businessID: string) {
  return mutationOptions({
    mutationKey: ['import-products', businessID],
    mutationFn: ({ dryRun, mapping, ...options }: FileToImport) =>
      api.call(importProducts, { query: { bid: businessID, ...toQuery(dryRun, mapping) } }, options),
    onSuccess: ({ slots }, { dryRun }, _result, { client }) => {
      if (!dryRun) productsImported(client, businessID, slots);
    },
  });
}

function toQuery(dryRun: boolean, mapping: Mapping | undefined) {
  return { dryRun: String(dryRun), ...(mapping && { mapping: toMappingText(mapping) }) };
}

/** As the calls take it: '' for what is left out. */
export function toMappingText(mapping: Mapping): string {
  const said = Object.entries(mapping).map(([header, column]) => [header, column ?? '']);
  return JSON.stringify(Object.fromEntries(said));
}
