import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import { sendNeedHelp } from '@wbn/contract/need-help/send-need-help.ts';

interface Request {
  readonly body: CallInput<typeof sendNeedHelp>['body'];
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends a request for help; with the same `idempotency-key` it is one request. */
export function sendNeedHelpMutation(api: ApiClient) {
  return mutationOptions({
    mutationKey: ['send-need-help'],
    mutationFn: ({ body, headers }: Request) => api.call(sendNeedHelp, { body }, { headers }),
  });
}
