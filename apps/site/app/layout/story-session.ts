import { sessionStore } from '@wbn/session/browser-session-store.ts';

const profile = { userID: 'ana', firstName: 'Ana', lastName: 'Ruiz', username: 'ana-ruiz' } as Parameters<
  typeof sessionStore.saveProfile
>[0];

/** Signs Ana Ruiz in, for stories; no reply comes from a server. */
export function signIn(): void {
  const soon = Math.floor(Date.now() / 1000) + 600;
  const expiries = { tokenExpire: soon, refreshTokenExpire: soon };
  sessionStore.save({ userID: 'ana', token: 'none', refreshToken: 'none', ...expiries });
  sessionStore.saveProfile(profile);
}
