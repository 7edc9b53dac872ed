/**
 * What open pages hear of, and who: `person` is one person; `followers` of an author are whoever follows them or is connected to them,
 * and the author's own pages; `members` is one person, or whoever works for a company at the moment of telling.
 */
export const liveAudience = {
  notification: 'person',
  post: 'followers',
  /** Something was written in a thread, or it is new. */
  message: 'members',
  /** A thread has changed: read, ended, assigned, labelled, noted. */
  request: 'members',
  /** A company has changed: who works for it, or that it is deleted or restored. */
  business: 'members',
  /** The other side is writing. */
  typing: 'members',
} as const satisfies Record<string, 'person' | 'followers' | 'members'>;

export type LiveKind = keyof typeof liveAudience;
