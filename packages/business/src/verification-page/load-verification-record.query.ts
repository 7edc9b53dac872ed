import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { loadVerificationRecord } from '@wbn/contract/verification/load-verification-record.ts';

/** What was checked of a public company, by whom and until when. */
export function loadVerificationRecordQuery(api: ApiClient, { id }: { id: string }) {
  return queryOptions({
    queryKey: ['load-verification-record', id],
    queryFn: async () => (await api.call(loadVerificationRecord, { params: { id } })).data,
  });
}
