/** The company in whose name somebody asks; undefined for themselves, also when they name themselves (INQ-06). */
export function senderOf(from: string | undefined, userID: string): string | undefined {
  return from === userID ? undefined : from;
}
