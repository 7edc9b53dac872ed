import { expect, it } from 'vitest';
import { createMemberQueryClient } from './member-query-client.ts';
import { createSessionStore } from './session-store.ts';
import { createMemoryStorage, sessionReply } from './testing/memory-storage.ts';

function open() {
  const store = createSessionStore({ storage: createMemoryStorage(), now: () => 0 });
  store.save(sessionReply());
  const client = createMemberQueryClient(store);
  client.setQueryData(['load-own-profile'], 'what Ana read');
  return { store, known: () => client.getQueryData(['load-own-profile']) };
}

it('keeps its cache while the tokens of the same person are refreshed', () => {
  const { store, known } = open();
  store.save(sessionReply(2));
  expect(known()).toBe('what Ana read');
});

it('is cleared when another person signs in or the person signs out', () => {
  const other = open();
  other.store.save({ ...sessionReply(2), userID: 'ben' });
  expect(other.known()).toBeUndefined();
  const nobody = open();
  nobody.store.clear();
  expect(nobody.known()).toBeUndefined();
});
