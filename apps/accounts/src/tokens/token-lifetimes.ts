/** Seconds. */
export const accessTokenLifetime = 15 * 60;
const day = 24 * 60 * 60;
/** A session ends when it was not refreshed for this long. */
export const refreshTokenLifetime = 30 * day;
/** For this long a refresh token that was used gives the same successor again: two tabs, or a reply that got lost. */
export const refreshGrace = 10;
export const handoffLifetime = 60;

/** How long a key signs. */
export const signingKeyTerm = 30 * day;
/** The next key is published this long before it signs, so that everybody knows it by then. */
export const signingKeyNotice = day;
/** How long a process keeps the keys it has read, and others may keep the published ones. */
export const keysKeptFor = 5 * 60;

/** A time so many seconds later. */
export function secondsAfter(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1000);
}

/** Epoch seconds, as times stand in tokens and on the wire. */
export function epochSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
