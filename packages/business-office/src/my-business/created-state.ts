/** History state of a navigation to My Business after creating a company. */
export interface CreatedState {
  readonly created: string;
}

/** Returns the id of the company that was just created, from the history state. */
export function readCreatedID(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('created' in state)) return undefined;
  return typeof state.created === 'string' ? state.created : undefined;
}
