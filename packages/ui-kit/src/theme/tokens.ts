/** The design choices of an edition: its brand colours, as CSS colours. Everything else is derived. */
export interface ThemeTokens {
  /** Buttons, links and the active state in light mode; at least 4.5:1 on white. */
  readonly primary: string;
  /** The same in dark mode; at least 4.5:1 on #14171c. */
  readonly primaryDark: string;
  /** Small accents; never the colour of text. */
  readonly accent: string;
}
