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

const known = new WeakMap<TextFiles['byNamespace'], Map<string, string>>();

/** Head links to text files. No browser follows them by itself: nothing of them is needed to see the page. */
export function textLinks(files: TextFiles, used: ReadonlySet<string>): string {
  // Pages of one route use the same, mostly in the same order.
  const key = [...used].join(' ');
  const ofFiles = known.get(files.byNamespace) ?? new Map<string, string>();
  known.set(files.byNamespace, ofFiles);
  const links = ofFiles.get(key) ?? writeLinks(files, used);
  ofFiles.set(key, links);
  return links;
}

function writeLinks({ byNamespace, whole }: TextFiles, used: ReadonlySet<string>): string {
  const links = Object.entries(byNamespace)
    .filter(([namespace]) => whole === undefined || used.has(namespace))
    .map(([namespace, file]) => {
      const rel = used.has(namespace) ? textsOfPage : otherTexts;
      return `<link rel="${rel}" href="${file}" ${namespaceAttribute}="${namespace}">`;
    });
  if (whole) {
    links.push(`<link rel="${otherTexts}" href="${whole.visitors}">`);
    links.push(`<link rel="${memberTexts}" href="${whole.members}">`);
  }
  return links.join('');
}
