import type { Recipe } from '../documents/recipe.ts';
import { foldText } from './fold-text.ts';
import { findMeasures } from './measures.ts';
import {
  germanSpelling,
  joinLetters,
  joinWords,
  lexemeOf,
  type SearchWord,
  splitDocument,
  splitWords,
} from './search-words.ts';
import { isStopWord } from './stop-words.ts';
import type { Synonyms } from './synonyms.ts';

/** One way to match a term: all of these lexemes, or any lexeme with this prefix. */
export interface Alternative {
  readonly lexemes: readonly string[];
  readonly prefix?: string;
  /** Weight relative to 1 for the word itself. */
  readonly weight: number;
}

/** A term that a hit must match, in any of these ways. */
export interface SearchTerm {
  /** As typed, folded. */
  readonly surface: string;
  /** Whether it is one word of letters, which may be misspelt. */
  readonly spelt: boolean;
  readonly alternatives: readonly Alternative[];
  /** Whether it is what the thing is for ('for tailings'), which a full match may say anywhere. */
  readonly isPurpose?: true;
  /** Whether it is a size or quantity, which says nothing of the thing. */
  readonly isMeasure?: true;
}

const mostTerms = 12;
const mostAlternatives = 16;
/** Shorter words rarely have ae, oe, ue for an umlaut, and often for another sound: 'poet'. */
const shortestRespelt = 5;
const letters = /^[\p{L}\p{M}]+$/u;
const leadingPurpose = /^\s*(?:for|para|per|pour|fur)\s/;
const purpose = /^(.*?)\s(?:for|para|per|pour|fur)\s(.*)$/;

/** 'L/C', 'T/T' become one word, as in documents; as single letters they would match almost everything. */
const lettersAndStrokes = /(?<![\p{L}\p{N}])\p{L}(?:\/\p{L})+(?![\p{L}\p{N}])/gu;
const withoutStrokes = (word: string) => word.replaceAll('/', '');

/** Parses a query into terms: all words except stop words, unless there are no others. */
export function parseQuery(text: string, recipe: Recipe, synonyms: Synonyms): SearchTerm[] {
  const folded = foldText(text.replace(lettersAndStrokes, withoutStrokes));
  const terms = recipe.joinsSpellings
    ? parseMeasures(folded, recipe, synonyms)
    : parseWords(folded, recipe, synonyms);
  const spellings = otherSpellings(text);
  const purposes = purposesIn(folded);
  const seen = new Set<string>();
  return terms
    .map((term) => {
      const isPurpose = purposes.has(term.surface.split(' ')[0] ?? '');
      return isPurpose ? { ...term, isPurpose: true as const } : term;
    })
    .map((term) => {
      const spelling = spellings.get(term.surface);
      const [written, ...others] = term.alternatives;
      if (!spelling || !written) return term;
      return replaceTerm(term, [written, { lexemes: [lexemeOf(spelling)], weight: 1 }, ...others]);
    })
    .filter(({ alternatives: [first] }) => {
      const key = first?.lexemes.join(' ') ?? '';
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, mostTerms);
}

/** The words after 'for' and the like, if there are words before it. */
function purposesIn(folded: string): ReadonlySet<string> {
  const [, before = '', after = ''] = folded.replace(leadingPurpose, '').match(purpose) ?? [];
  return new Set(before.trim() === '' ? [] : splitWords(after).map(({ surface }) => surface));
}

/** Folded words with their other German spelling: 'muller' for 'mueller', 'mueller' for 'müller'. */
function otherSpellings(text: string): Map<string, string> {
  const words =
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/\p{L}+/gu) ?? [];
  const pairs = words.map((word): [string, string] => {
    const folded = foldText(word);
    const isGerman = /[äöü]/.test(word);
    return [
      folded,
      isGerman ? foldText(word.replace(/[äöü]/g, (letter) => `${letter}e`)) : germanSpelling(folded),
    ];
  });
  return new Map(pairs.filter(([word, other]) => other !== word && word.length >= shortestRespelt));
}

/** Splits terms of several words, and runs of scripts without spaces, into a term per word or pair of characters. */
export function splitTerms(terms: readonly SearchTerm[]): SearchTerm[] {
  return terms.flatMap((term) => {
    const [written] = term.alternatives;
    if (!written || written.lexemes.length < 2) return [term];
    return written.lexemes.map((lexeme) => ({
      surface: lexeme,
      spelt: false,
      // Each part also matches by the alternatives of the whole term.
      alternatives: [{ lexemes: [lexeme], weight: 1 }, ...term.alternatives.slice(1)],
    }));
  });
}

/** The same term with other alternatives. */
export function replaceTerm(term: SearchTerm, alternatives: readonly Alternative[]): SearchTerm {
  return { ...term, alternatives: alternatives.slice(0, mostAlternatives) };
}

/** Parses a folded text with each measure as one term. */
function parseMeasures(folded: string, recipe: Recipe, synonyms: Synonyms): SearchTerm[] {
  const terms: SearchTerm[] = [];
  let from = 0;
  for (const { lexemes, start, end } of findMeasures(folded)) {
    terms.push(...parseWords(folded.slice(from, start), recipe, synonyms));
    const surface = folded.slice(start, end);
    const [exact = surface] = lexemes;
    const written = splitWords(surface);
    const isSize = written.some((word) => word.surface === 'x') || written.length > 2;
    terms.push({
      surface,
      spelt: false,
      isMeasure: true,
      alternatives: [
        { lexemes: [exact], weight: 1 },
        // The figures of a size apart are in many texts.
        ...(isSize
          ? []
          : [
              {
                lexemes: tellingWords(written).flatMap((word) => word.lexemes),
                weight: recipe.synonymWeight,
              },
            ]),
      ],
    });
    from = end;
  }
  return [...terms, ...parseWords(folded.slice(from), recipe, synonyms)];
}

function parseWords(folded: string, recipe: Recipe, synonyms: Synonyms): SearchTerm[] {
  const words = tellingWords(splitWords(folded)).flatMap((word) =>
    word.pairs && recipe.knowsSynonyms ? synonyms.cut(word) : word,
  );
  const compounds = recipe.joinsSpellings ? compoundsOf(folded) : [];
  const hyphenated = recipe.joinsSpellings ? hyphenatedIn(folded) : new Set<string>();
  const terms: SearchTerm[] = [];
  for (let at = 0; at < words.length; ) {
    const found = recipe.knowsSynonyms ? synonyms.find(words, at) : undefined;
    const together =
      (found?.words ?? 1) > 2 ? undefined : joinedTerm(words, at, hyphenated, synonyms, recipe);
    if (together) {
      terms.push(together);
      at += 2;
      continue;
    }
    const count = found?.words ?? 1;
    const own = words.slice(at, at + count);
    const written: Alternative = { lexemes: own.flatMap(({ lexemes }) => lexemes), weight: 1 };
    const joined = recipe.joinsSpellings && count === 1 ? joinedWith(words, at, compounds) : [];
    const others = (found?.others ?? []).map((lexemes) => ({ lexemes, weight: recipe.synonymWeight }));
    const same = [...joined.map((lexeme) => [lexeme]), ...(found?.form ? [found.form] : [])].map(
      (lexemes) => ({ lexemes, weight: 1 }),
    );
    const surface = own.map((word) => word.surface).join(' ');
    terms.push({
      surface,
      spelt: count === 1 && !own[0]?.pairs && letters.test(surface),
      alternatives: [written, ...same, ...others].slice(0, mostAlternatives),
    });
    at += count;
  }
  return terms;
}

const hyphenatedPair = /(?<![^\s(])([a-z]+)[-‐‑]([a-z]+)(?![^\s,;)])/g;

function hyphenatedIn(folded: string): ReadonlySet<string> {
  return new Set([...folded.matchAll(hyphenatedPair)].map(([, one, other]) => `${one} ${other}`));
}

/** Two words that are one, 'make-up' and 'gear box': a hit must have them together. */
function joinedTerm(
  words: readonly SearchWord[],
  at: number,
  hyphenated: ReadonlySet<string>,
  synonyms: Synonyms,
  recipe: Recipe,
): SearchTerm | undefined {
  const [one, other] = words.slice(at, at + 2);
  const joined = one && joinLetters(one.surface, other?.surface);
  if (!one || !other || joined === undefined) return undefined;
  const own = `${one.surface} ${other.surface}`;
  const asOne = synonyms.findExactly([joined]);
  if (!hyphenated.has(own) && !asOne) return undefined;
  const phrase = synonyms.find([one, other], 0);
  const others = [...(asOne?.others ?? []), ...(phrase?.words === 2 ? phrase.others : [])];
  return {
    surface: hyphenated.has(own) ? own.replace(' ', '-') : own,
    spelt: false,
    alternatives: [
      { lexemes: [joined], weight: 1 },
      ...others.map((lexemes) => ({ lexemes, weight: recipe.synonymWeight })),
    ].slice(0, mostAlternatives),
  };
}

function tellingWords(words: SearchWord[]): SearchWord[] {
  const telling = words.filter(({ surface }) => !isStopWord(surface));
  return telling.length > 0 ? telling : words;
}

/** Words written together in the query itself, with the parts that they are made of. */
function compoundsOf(folded: string): string[] {
  return splitDocument(folded)
    .slice(splitWords(folded).length)
    .map(({ surface }) => surface);
}

/** A word joined with its neighbours, as documents may write it. */
function joinedWith(words: readonly SearchWord[], at: number, compounds: readonly string[]): string[] {
  const word = words[at];
  if (!word || word.pairs) return [];
  const before = words[at - 1];
  const neighbours = [before && joinWords(before, word), joinWords(word, words[at + 1])];
  const around = compounds.filter((compound) => compound.includes(word.surface));
  return [...new Set([...neighbours.filter((lexeme) => lexeme !== undefined), ...around])];
}
