import { kindOf, languageOf } from './page-kind.ts';
import { choicesOf, isOfOneCountry, listOf } from './result-list.ts';

/** Decides whether a crawler follows a link from one path to another; called for every link. */
export type LinkChoice = (from: string, to: string, place: string) => boolean;

/**
 * Follows every link except most of those between lists of results, whose combinations are endless. Followed are:
 * unfiltered and country lists in English, in other languages within their kind; lists with one filter or order in
 * English from the unfiltered list; one in four hundred searches with words; and every list that a page other than a
 * list links to.
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
 * Follows the first link of each kind, with and without a fragment: in English from each kind of page to each kind,
 * and between languages to each kind from any page. All links of a kind are rendered by the same code.
 */
export function followEachKind(): LinkChoice {
  const seen = new Set<string>();
  return (from, to, place) => {
    // All lists count as one kind of source, because any list links to any other.
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
