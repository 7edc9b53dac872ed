import type { LibraryEntry } from './read-library.ts';

/** Returns whether a component may be used: `new` is not in a release yet, `deprecated` says so in its docstring. */
export function statusOf({ isDeprecated, since }: LibraryEntry): 'stable' | 'new' | 'deprecated' {
  if (isDeprecated) return 'deprecated';
  return since === 'next' ? 'new' : 'stable';
}
