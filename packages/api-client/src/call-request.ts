/** Puts parameters into a call's path: `user/{id}` becomes `user/42`. */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
}

/** Null and NaN are dropped before sending (CALL-39). */
export function dropEmpty(fields: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== null && value !== undefined && !Number.isNaN(value),
    ),
  );
}

/** The fields of a query as texts. */
export function queryTexts(query: Readonly<Record<string, unknown>> | undefined): Record<string, string> {
  return Object.fromEntries(Object.entries(dropEmpty(query)).map(([name, value]) => [name, String(value)]));
}

/** A query behind its question mark; nothing for an empty one. */
export function toSearch(query: Readonly<Record<string, unknown>> | undefined): string {
  const search = query ? String(new URLSearchParams(queryTexts(query))) : '';
  return search && `?${search}`;
}

/** A 2xx with `success: false` counts as an error (ERR-01). */
export function isSuccess(reply: unknown): boolean {
  return typeof reply === 'object' && reply !== null && 'success' in reply && reply.success === true;
}

/** The parts of a call's input, whichever of them the call declares. */
export interface LooseInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}
