import { kindOf, languageOf } from './page-kind.ts';
import { choicesOf, isOfOneCountry, listOf } from './result-list.ts';

/** Whether a crawler goes on from one path to another; it is asked about every link of every page that it reads. */
export type LinkChoice = (from: string, to: string, place: string) => boolean;

/**
 * Every link but those from one list of results to the next, whose number is that of all words times kinds times pages times choices. Lists
 * of everything and of one country are followed in English, and in other languages within their kind; those narrowed or ordered by one
 * choice are followed in English from the list of everything alone; those with words for one search in four hundred. Every list that any
 * other page links to is seen.
 */
export function followAll(): LinkChoice {
  return (from, to) => {
    const [list, next] = [listOf(from), listOf(to)];
    if (!list || !next) return true;
    const [chosen, choices] = [choicesOf(list), choicesOf(next)];
    if (next.search !== '') return choices === 0 && sumOf(next.search) % 400 === 0;
    const inEnglish = languageOf(to, 'en') === 'en';
    if (isOfOneCountry(next))
      return inEnglish || (list.business === next.business && list.list === next.list);
    return inEnglish && choices === 1 && chosen === 0 && list.page === 1;
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
    const begin = inEnglish && (isSearch(from) ? 'list' : kindOf(from));
    const key = [...languages, begin, kindOf(to), place === '' ? '' : '#'].join(' -> ');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };
}

const isSearch = (path: string) => path.includes('/search-result?');

const sumOf = (text: string) => [...text].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
