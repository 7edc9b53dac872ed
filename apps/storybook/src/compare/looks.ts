/** How a story is looked at: one of its eight pictures. */
export interface Look {
  readonly width: number;
  readonly theme: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
}

/** A phone and a screen. */
export const widths = [390, 1280] as const;

/** The looks of one width; a page changes from one to the next without loading the story again. */
export const looksOf = (width: number): readonly Look[] => [
  { width, theme: 'light', direction: 'ltr' },
  { width, theme: 'dark', direction: 'ltr' },
  { width, theme: 'dark', direction: 'rtl' },
  { width, theme: 'light', direction: 'rtl' },
];

/** Name of the picture of a story, without folder: `controls-button--primary.390-dark-rtl.png`. */
export const pictureName = (storyId: string, { width, theme, direction }: Look) =>
  `${storyId}.${width}-${theme}-${direction}.png`;
