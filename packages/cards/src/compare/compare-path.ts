/** What is compared: products, or companies. */
export const compareKinds = ['products', 'businesses'] as const;

export type CompareKind = (typeof compareKinds)[number];

/** Where things stand side by side; the address may be handed on. */
export function comparePath(kind: CompareKind, ids: readonly string[]): string {
  return ids.length > 0 ? `/compare?${kind}=${ids.join(',')}` : '/compare';
}
