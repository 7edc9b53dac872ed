import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { type SessionConfig, useSessionConfig } from './session-config.ts';

const clients = new Map<string, ApiClient>();

/**
 * The API client of the signed-in person: sends the token, refreshes it when it is due, repeats calls that failed
 * with an expired one. Loads its code with the first call. The same object for the same hosts and language.
 */
export function useMemberApi(): ApiClient {
  const config = useSessionConfig();
  const key = Object.values(config).join(' ');
  const client = clients.get(key) ?? lazyClient(config);
  clients.set(key, client);
  return client;
}

function lazyClient(config: SessionConfig): ApiClient {
  return {
    async call(call, input, options) {
      const { openSession } = await import('./open-session.ts');
      return openSession(config).api.call(call, input, options);
    },
  };
}
