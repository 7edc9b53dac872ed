/** What a navigation to My Business carries after a company was created. */
export interface CreatedState {
  readonly created: string;
}

/** The company that was created just before, from the state of the history's entry. */
export function createdIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('created' in state)) return undefined;
  return typeof state.created === 'string' ? state.created : undefined;
}
