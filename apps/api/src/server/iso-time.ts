/**
 * Converts a time from PostgreSQL's JSON (`2026-11-21T08:00:00.5+00:00`) or from `pg` to the wire format
 * (`...T08:00:00.500Z`).
 */
export function toIsoTime(time: string | Date): string {
  return new Date(time).toISOString();
}
