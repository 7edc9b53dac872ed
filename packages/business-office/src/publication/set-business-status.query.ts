import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { setBusinessStatus } from '@wbn/contract/business/set-business-status.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import { businessSaved } from '../query-changes.ts';

type Status = CallInput<typeof setBusinessStatus>['body']['status'];

/** Publishes a company or takes it off the site. ValidationError: something is missing. */
export function setBusinessStatusMutation(api: ApiClient, id: string) {
  return mutationOptions({
    mutationKey: ['set-business-status', id],
    mutationFn: (status: Status) => api.call(setBusinessStatus, { params: { id }, body: { status } }),
    onSuccess: ({ data, session }, _status, _result, { client }) => businessSaved(client, data, session),
  });
}
