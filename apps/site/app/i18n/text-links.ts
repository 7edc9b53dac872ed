/** How the server tells the browser where texts are: `<link data-namespace="search" ...>` in the head. */
export const namespaceAttribute = 'data-namespace';

/** What the page was rendered with; `start-script.ts` fetches it together with the code, or for members what follows. */
export const textsOfPage = 'x-page-texts';

/** What other pages need: one file of all namespaces that visitors may meet, without the attribute, or in development each. */
export const otherTexts = 'x-texts';

/** One file of the namespaces that only members meet; its name begins as the other's, so that a selector finds both. */
export const memberTexts = 'x-texts-of-members';

/** All texts of a language in two files; only a build has them. */
export interface WholeTexts {
  readonly visitors: string;
  readonly members: string;
}

export interface TextFiles {
  readonly byNamespace: Readonly<Record<string, string>>;
  readonly whole: WholeTexts | undefined;
}
