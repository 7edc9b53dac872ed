/** In seconds, like all of these. */
export const accessTokenLifetime = 15 * 60;
const day = 24 * 60 * 60;
/** A session without a refresh ends after this time. */
export const refreshTokenLifetime = 30 * day;
/** A used refresh token returns the same successor for this time, for two tabs or a lost answer. */
export const refreshGrace = 10;
export const handoffLifetime = 60;

/** How long a key signs. */
export const signingKeyTerm = 30 * day;
/** How long before its first signature a key is published, so that all hosts know it by then. */
export const signingKeyNotice = day;
/** How long processes and other hosts cache keys. */
export const keysKeptFor = 5 * 60;

/** A moment some seconds later. */
export function secondsAfter(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1000);
}

/** Epoch seconds, as used in tokens and on the wire. */
export function epochSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
