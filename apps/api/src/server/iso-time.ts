/**
 * A time as PostgreSQL wrote it (`2026-11-21T08:00:00.5+00:00`), or as `pg` read it, in the one form of the wire
 * (`...T08:00:00.500Z`).
 */
export function toIsoTime(time: string | Date): string {
  return new Date(time).toISOString();
}
