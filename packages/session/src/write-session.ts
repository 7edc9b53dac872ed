import { actingKey, type KeyStore, type SessionReply, sessionKeys } from './session.ts';

/** Stores a reply of the auth host; deletes the stored session of another person first. */
export function writeSession(storage: KeyStore, reply: SessionReply): void {
  if (storage.getItem('userID') !== reply.userID) removeSession(storage);
  // The token is written last, so that a tab that sees it finds the rest complete.
  storage.setItem('userID', reply.userID);
  storage.setItem('refreshTokenExpire', String(reply.refreshTokenExpire * 1000));
  storage.setItem('refreshToken', reply.refreshToken);
  storage.setItem('tokenExpire', String(reply.tokenExpire * 1000));
  storage.setItem('token', reply.token);
}

/** Deletes a session from a storage; other keys stay. */
export function removeSession(storage: KeyStore): void {
  for (const key of [...sessionKeys, actingKey]) storage.removeItem(key);
}
