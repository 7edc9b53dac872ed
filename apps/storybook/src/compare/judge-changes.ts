import type { Look } from './looks.ts';
import { isNamed, type ListedStory } from './story-list.ts';

/** One picture that differs. */
export interface Difference {
  readonly look: Look;
  /** Number of pixels that differ; undefined when the sizes differ. */
  readonly pixels: number | undefined;
}

/** A story that is not as it was. */
export interface StoryChange {
  readonly story: ListedStory;
  readonly kind: 'changed' | 'new' | 'removed';
  readonly differences: readonly Difference[];
  /** Whether a changeset names it. */
  readonly isTold: boolean;
}

interface Comparison {
  readonly before: readonly ListedStory[];
  readonly after: readonly ListedStory[];
  /** Differences by id of the story. */
  readonly differences: ReadonlyMap<string, readonly Difference[]>;
  /** Patterns of the changesets. */
  readonly told: readonly string[];
}

/** Returns the stories that differ, are new or removed, in the order of the sidebar, and whether each was told. */
export function judgeChanges({ before, after, differences, told }: Comparison): StoryChange[] {
  const idsBefore = new Set(before.map(({ id }) => id));
  const idsAfter = new Set(after.map(({ id }) => id));
  const isTold = (story: ListedStory) => told.some((pattern) => isNamed(story, pattern));
  const changes = after.map((story): StoryChange => {
    const kind = idsBefore.has(story.id) ? 'changed' : 'new';
    return { story, kind, differences: differences.get(story.id) ?? [], isTold: isTold(story) };
  });
  const removed = before.filter(({ id }) => !idsAfter.has(id));
  return [
    ...changes.filter(({ kind, differences }) => kind === 'new' || differences.length > 0),
    ...removed.map(
      (story): StoryChange => ({ story, kind: 'removed', differences: [], isTold: isTold(story) }),
    ),
  ];
}

/** Changes that a changeset must name; a new story tells of itself. */
export const untold = (changes: readonly StoryChange[]): StoryChange[] =>
  changes.filter(({ kind, isTold }) => kind !== 'new' && !isTold);
