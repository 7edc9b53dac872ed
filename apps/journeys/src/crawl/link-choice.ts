import { kindOf, languageOf } from './page-kind.ts';

/** Whether a crawler goes on from one path to another; it is asked about every link of every page that it reads. */
export type LinkChoice = (from: string, to: string, place: string) => boolean;

/**
 * Every link but those from one list of results to the next (another kind or page of the same search), whose number is that of all words
 * times kinds times pages times facets: these are followed in English without words, by one facet, and with words for one search in four hundred. Every list that
 * any other page links to is seen.
 */
export function followAll(): LinkChoice {
  return (from, to) => {
    const [list, next] = [searchOf(from), searchOf(to)];
    if (!list || !next) return true;
    if (isNarrowed(to)) return !isNarrowed(from) && !kindOf(to).endsWith('several') && !next.get('search');
    const words = next.get('search') ?? '';
    if (words !== '') return sumOf(words) % 400 === 0;
    return languageOf(to, 'en') === 'en' || list.get('business') === next.get('business');
  };
}

/**
 * One link of each kind, the one that comes first, with and without a place within a page: in English from each kind of page to each kind of
 * page, out of and into another language to each kind of page from any. What draws a link is the same in all of them.
 */
export function followEachKind(): LinkChoice {
  const seen = new Set<string>();
  return (from, to, place) => {
    // From one list to the next there are as many ways as there are pairs of lists: all lists are one kind to begin from.
    const languages = [languageOf(from, 'en'), languageOf(to, 'en')];
    const inEnglish = languages.every((language) => language === 'en');
    const begin = inEnglish && (searchOf(from) ? 'list' : kindOf(from));
    const key = [...languages, begin, kindOf(to), place === '' ? '' : '#'].join(' -> ');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };
}

/** The query of a list of results; of other pages nothing. */
function searchOf(path: string): URLSearchParams | undefined {
  return path.includes('/search-result?') ? new URL(path, 'https://site.example').searchParams : undefined;
}

const isNarrowed = (path: string) => kindOf(path).includes(' narrowed by ');

const sumOf = (text: string) => [...text].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
