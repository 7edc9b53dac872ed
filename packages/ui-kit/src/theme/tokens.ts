/** What an edition may decide about its looks: its brand colours, as CSS colours. Everything else is derived. */
export interface ThemeTokens {
  /** Buttons, links and the active state in light mode; at least 4.5:1 on white. */
  readonly primary: string;
  /** The same in dark mode; at least 4.5:1 on #14171c. */
  readonly primaryDark: string;
  /** Small touches; never carries text. */
  readonly accent: string;
}
