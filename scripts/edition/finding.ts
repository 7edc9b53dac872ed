/** Something about an edition that must be changed before a launch. */
export interface Finding {
  /** The fact or the file. */
  readonly what: string;
  /** One sentence. */
  readonly problem: string;
}
