import { QueryClient } from '@tanstack/react-query';
import { listMembers } from '@wbn/contract/business/members.ts';
import { listRequestLabels } from '@wbn/contract/messaging/labels.ts';
import { sendRequest } from '@wbn/contract/messaging/send-requests.ts';
import { changeSavedSearch, listSavedSearches } from '@wbn/contract/search/saved-searches.ts';
import { expect, test } from 'vitest';
import type { ApiClient } from './api-client.ts';
import { callMutation } from './call-mutation.ts';
import { callKey, callQuery } from './call-query.ts';
import { runMutation } from './run-mutation.ts';
import { fakeApi, withSiblings } from './testing/fake-api.ts';

const id = '0198c0de-0000-7000-8000-000000000001';
const label = { labelID: id, name: 'Urgent', color: 'red' };

test('returns the data of a reply and a key that matches the query', async () => {
  const client = new QueryClient();
  const api = fakeApi({ 'list-request-labels': () => [label] });
  const input = { params: { id } };
  expect(await client.fetchQuery(callQuery(api, listRequestLabels, input))).toEqual([label]);

  client.setQueryData(callKey(listRequestLabels, input), (last) =>
    last?.map((one) => ({ ...one, name: 'Late' })),
  );
  const [[, shown] = []] = client.getQueriesData({ queryKey: callKey(listRequestLabels) });
  expect(shown).toEqual([{ ...label, name: 'Late' }]);
});

test('returns the whole reply of a call with siblings', async () => {
  const api = fakeApi({ 'list-members': () => withSiblings([], { invitations: [] }) });
  const reply = await new QueryClient().fetchQuery(callQuery(api, listMembers, { params: { id } }));
  expect([reply.data, reply.invitations]).toEqual([[], []]);
});

test('leaves empty and undefined inputs out of the key', () => {
  expect(callKey(listSavedSearches, {})).toEqual(callKey(listSavedSearches));
  expect(callKey(changeSavedSearch, { params: { id }, body: { name: undefined } })).toEqual([
    'change-saved-search',
    { params: { id } },
  ]);
});

test('sends an idempotency key as a header', async () => {
  const sent: unknown[] = [];
  const api = {
    call: async (_call: unknown, ...given: unknown[]) => {
      sent.push(given);
      return { success: true, data: 'done' };
    },
  } as ApiClient;
  const variables = { body: { to: id } as never, idempotencyKey: 'k1' };
  expect(await runMutation(new QueryClient(), callMutation(api, sendRequest), variables)).toBe('done');
  expect(sent).toEqual([[{ body: { to: id } }, { headers: { 'idempotency-key': 'k1' } }]]);
});
