import type { KeyStore, SessionReply } from '../session.ts';

/** A storage in memory; `entries` holds its content. */
export function createMemoryStorage(): KeyStore & { readonly entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

/** A reply of the auth host with the tokens number `count`, valid from second `from` for 15 minutes and 30 days. */
export function sessionReply(count = 1, from = 0): SessionReply {
  return {
    userID: 'ana',
    token: `token-${count}`,
    tokenExpire: from + 900,
    refreshToken: `refresh-${count}`,
    refreshTokenExpire: from + 2_592_000,
  };
}
