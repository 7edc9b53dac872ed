import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import {
  type BeyondSlotsChoice,
  type CsvEncoding,
  type ExistingChoice,
  importProducts,
  type ProductColumn,
} from '@wbn/contract/business/import-products.ts';
import type { CallReply } from '@wbn/contract/call.ts';
import { productsImported } from '../cache-updates.ts';

export type ImportReport = CallReply<typeof importProducts>['data'];
/** Product column by header; null when it is left out. */
export type Mapping = Readonly<Record<string, ProductColumn | null>>;

/** How to read a file, as chosen by the person; undefined fields are left to the server. */
export interface Reading {
  readonly mapping: Mapping;
  readonly encoding: CsvEncoding | undefined;
  readonly currency: string | undefined;
  readonly existing: ExistingChoice;
  readonly beyondSlots: BeyondSlotsChoice;
}

interface FileToImport {
  readonly file: File;
  /** Checks the file without storing anything. */
  readonly dryRun: boolean;
  readonly reading: Reading | undefined;
  readonly signal: AbortSignal;
  /** Upload progress from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Checks a file of products or imports it. */
export function importProductsMutation(api: ApiClient, businessID: string) {
  return mutationOptions({
    mutationKey: ['import-products', businessID],
    mutationFn: ({ dryRun, reading, ...options }: FileToImport) => {
      const query = { bid: businessID, dryRun: String(dryRun), ...(reading && toReadingQuery(reading)) };
      return api.call(importProducts, { query }, options);
    },
    onSuccess: ({ slots }, { dryRun }, _result, { client }) => {
      if (!dryRun) productsImported(client, businessID, slots);
    },
  });
}

/** Converts the choices into query parameters; '' for a column that is left out. */
export function toReadingQuery({ mapping, encoding, currency, existing, beyondSlots }: Reading) {
  const said = Object.entries(mapping).map(([header, column]) => [header, column ?? '']);
  return {
    mapping: JSON.stringify(Object.fromEntries(said)),
    ...(encoding && { encoding }),
    ...(currency && { currency }),
    existing,
    beyondSlots,
  };
}
