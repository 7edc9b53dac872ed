import { actingKey, type KeyStore, type SessionReply, sessionKeys } from './session.ts';

/** Writes what the auth host sent. Of another person's session nothing is left. */
export function writeSession(storage: KeyStore, reply: SessionReply): void {
  if (storage.getItem('userID') !== reply.userID) removeSession(storage);
  // The token comes last: who sees it, sees what belongs to it.
  storage.setItem('userID', reply.userID);
  storage.setItem('refreshTokenExpire', String(reply.refreshTokenExpire * 1000));
  storage.setItem('refreshToken', reply.refreshToken);
  storage.setItem('tokenExpire', String(reply.tokenExpire * 1000));
  storage.setItem('token', reply.token);
}

/** Takes a session out of a storage and leaves what else is there. */
export function removeSession(storage: KeyStore): void {
  for (const key of [...sessionKeys, actingKey]) storage.removeItem(key);
}
