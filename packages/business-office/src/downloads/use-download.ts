import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { type DownloadKind, requestDownload } from '@wbn/contract/business/request-download.ts';
import { openDownload } from '@wbn/ui-kit/controls/buttons/save-file.ts';

interface Company {
  readonly business: { readonly businessID: string };
}

/** Requests a company's data and downloads it. A refusal is shown by the frame, not here. */
export function useDownload(api: ApiClient, { business: { businessID } }: Company, kind: DownloadKind) {
  return useMutation({
    mutationFn: async () =>
      (await api.call(requestDownload, { params: { id: businessID }, body: { kind } })).data,
    onSuccess: ({ url, fileName }) => openDownload(url, fileName),
  });
}
