import { createMapOf, getOrMake } from '../map-of.ts';
import { memberTexts, namespaceAttribute, otherTexts, type TextFiles, textsOfPage } from './text-links.ts';

const linksOf = createMapOf<TextFiles['byNamespace'], string, string>();

/** Head links to text files. No browser follows them by itself: nothing of them is needed to see the page. */
export function textLinks(files: TextFiles, used: ReadonlySet<string>): string {
  // Pages of one route use the same, mostly in the same order.
  const key = [...used].join(' ');
  return getOrMake(linksOf(files.byNamespace), key, () => writeLinks(files, used));
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
