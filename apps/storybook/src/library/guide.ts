/** How to use a component; written as `parameters.guide` in its stories and shown on its page. */
export interface Guide {
  readonly when: string;
  /** When not, and what to take instead. */
  readonly whenNot: string;
  /** What the keyboard does and what a screen reader says. */
  readonly keyboard: string;
  /** How its texts are written. */
  readonly content: string;
  /** Names that people search for and that other design systems use. */
  readonly otherWords: readonly string[];
  /** Parts by name, each with the CSS selector that finds it in the picture. */
  readonly parts?: Readonly<Record<string, string>>;
  /** Export name of the story in the picture; the first story without it. */
  readonly picture?: string;
}

declare module 'storybook/internal/csf' {
  interface Parameters {
    guide?: Guide;
    /** What the play of a story proves. */
    proves?: string;
  }
}
