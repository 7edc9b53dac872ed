/** Kinds of things that can be compared. */
export const compareKinds = ['products', 'businesses'] as const;

export type CompareKind = (typeof compareKinds)[number];

/** Returns the path of a comparison; it contains the ids, so that the address can be shared. */
export function comparePath(kind: CompareKind, ids: readonly string[]): string {
  return ids.length > 0 ? `/compare?${kind}=${ids.join(',')}` : '/compare';
}
