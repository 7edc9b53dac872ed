/** How the server tells the browser where texts are: `<link data-namespace="search" ...>` in the head. */
export const namespaceAttribute = 'data-namespace';

/** Head links to text files: those the page was rendered with are fetched now, the others when there is time. */
export function textLinks(files: Readonly<Record<string, string>>, used: ReadonlySet<string>): string {
  return Object.entries(files)
    .map(([namespace, file]) => {
      const how = used.has(namespace)
        ? 'rel="preload" as="fetch" crossorigin="anonymous" fetchpriority="low"'
        : 'rel="x-texts"';
      return `<link ${how} href="${file}" ${namespaceAttribute}="${namespace}">`;
    })
    .join('');
}
