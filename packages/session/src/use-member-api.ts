import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { type SessionPlace, useSessionPlace } from './session-place.ts';

const clients = new Map<string, ApiClient>();

/**
 * The API client of the signed-in person: sends the token, refreshes it when it is due, repeats calls that failed
 * with an expired one. Its code is loaded with the first call. Returns the same object for the same hosts and
 * language.
 */
export function useMemberApi(): ApiClient {
  const place = useSessionPlace();
  const key = Object.values(place).join(' ');
  const client = clients.get(key) ?? lazyClient(place);
  clients.set(key, client);
  return client;
}

function lazyClient(place: SessionPlace): ApiClient {
  return {
    async call(call, input, options) {
      const { openSession } = await import('./open-session.ts');
      return openSession(place).api.call(call, input, options);
    },
  };
}
