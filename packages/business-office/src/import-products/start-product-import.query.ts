import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { ProductImport } from '@wbn/contract/business/product-import.ts';
import { startProductImport } from '@wbn/contract/business/start-product-import.ts';
import { type Mapping, toMappingText } from './import-products.query.ts';

interface LargeFile {
  readonly file: File;
  readonly mapping: Mapping;
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Sends a file that is imported later. */
export function startProductImportMutation(api: ApiClient, businessID: string) {
  return mutationOptions({
    mutationKey: ['start-product-import', businessID],
    mutationFn: ({ mapping, ...options }: LargeFile) => {
      const fileName = options.file.name.slice(0, 200).toWellFormed();
      const query = { bid: businessID, fileName, mapping: toMappingText(mapping) };
      return api.call(startProductImport, { query }, options);
    },
    onSuccess: ({ data }, _file, _result, { client }) =>
      client.setQueryData<readonly ProductImport[]>(['list-product-imports', businessID], (last = []) => [
        data,
        ...last,
      ]),
  });
}
