import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import { reportResource } from '@wbn/contract/social/safety/report-resource.ts';

/** Reports something. NotFound: it has gone meanwhile; TooManyRequests: a new account has reported as much as it may today. */
export function reportResourceMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['report-resource'],
    mutationFn: async (body: CallInput<typeof reportResource>['body']) =>
      (await api.call(reportResource, { body })).data,
    onSuccess: (_report, _body, _result, { client }) =>
      client.invalidateQueries({ queryKey: ['list-own-reports'] }),
  });
}
