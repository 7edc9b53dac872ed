/** How the server tells the browser where texts are: `<link data-namespace="search" ...>` in the head. */
export const namespaceAttribute = 'data-namespace';

/** What the page was rendered with; `start-script.ts` fetches it together with the code. */
export const textsOfPage = 'x-page-texts';

/** What other pages need. */
export const otherTexts = 'x-texts';

/** Head links to text files. No browser follows them by itself: nothing of them is needed to see the page. */
export function textLinks(files: Readonly<Record<string, string>>, used: ReadonlySet<string>): string {
  return Object.entries(files)
    .map(([namespace, file]) => {
      const rel = used.has(namespace) ? textsOfPage : otherTexts;
      return `<link rel="${rel}" href="${file}" ${namespaceAttribute}="${namespace}">`;
    })
    .join('');
}
