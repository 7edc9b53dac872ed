import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import { answerTestBank } from '@wbn/contract/membership/answer-test-bank.ts';

type Body = Omit<CallInput<typeof answerTestBank>['body'], 'businessID'>;

/** In test mode: whether the holder proved who they are. */
export function answerTestBankMutation(api: ApiClient, businessID: string) {
  return mutationOptions({
    mutationKey: ['answer-test-bank', businessID],
    mutationFn: async (body: Body) =>
      (await api.call(answerTestBank, { body: { ...body, businessID } })).data,
  });
}
