import { foldText } from '../understand/fold-text.ts';
import { findMeasures } from '../understand/measures.ts';
import {
  joinedNeighbours,
  joinedSpellings,
  type SearchWord,
  splitDocument,
} from '../understand/search-words.ts';
import { isStopWord } from '../understand/stop-words.ts';
import { nameRoles } from './name-roles.ts';
import type { Recipe, TextField } from './recipe.ts';

/** The searchable texts of a row. */
export interface SearchableTexts {
  /** The product's name, or the names of a company's products; the thing itself is distinguished from its modifiers. */
  productNames: readonly string[];
  /** Texts by field. */
  texts: Partial<Record<Exclude<TextField, 'thing' | 'modifier' | 'purpose'>, string[]>>;
  /** Long texts. They match but do not rank, and count as a partial match when other hits match fully. */
  long: readonly string[];
  /** Lexemes that say what it is (`things.ts`). */
  things: readonly string[];
  /** Whole names in the spelling of `companyNameKey`, for exact matches. */
  nameKeys: string[];
  /** Share of possible details that the row has, 0 to 1. */
  completeness: number;
  /** Lexemes for filters and for finding dependent rows. They begin with `=`, which cannot be typed. */
  marks: string[];
}

export interface DocumentWords {
  /** Words that rank the row, highest impact first, each with an impact from 0 to 1. */
  readonly ranking: readonly { readonly lexeme: string; readonly impact: number }[];
  /** All words, the marks of the row and of its whole names, and a `headMark` for each word that names the thing. */
  readonly lexemes: ReadonlySet<string>;
  /** Words as written, for typos and word prefixes. */
  readonly vocabulary: ReadonlySet<string>;
}

/** From this impact on a word names the thing; typos are preferably corrected to it. */
const headImpact = 0.55;

/** Lexeme for a whole name. */
export function nameMark(key: string): string {
  return `=n${key.slice(0, 120)}`;
}

/** Lexeme for a word that names the thing. */
export function headMark(lexeme: string): string {
  return `=h${lexeme}`;
}

/** Lexeme for a word that says what the row is; a full match has one of the query. */
export function thingMark(lexeme: string): string {
  return `=j${lexeme}`;
}

const mostLexemes = 500;
const learnable = /^[\p{L}\p{M}]{2,40}$/u;
const measured: ReadonlySet<TextField> = new Set(['title', 'model', 'line', 'value']);
/** Short texts whose neighbouring words are also indexed written together. */
const neighbourly: ReadonlySet<TextField> = new Set(['title', 'keyword', 'line']);
/** Fields with texts that repeat across many rows. */
const repeated: ReadonlySet<TextField> = new Set(['category', 'context']);
const joined: ReadonlySet<TextField> = new Set(['title', 'model']);

/** Splits the texts of a row into what the index stores. */
export function buildDocument(row: SearchableTexts, recipe: Recipe): DocumentWords {
  const gathered = new DocumentBuilder(recipe);
  for (const name of row.productNames) gathered.addProductName(name, row.texts.value ?? []);
  for (const [field, texts] of Object.entries(row.texts) as [TextField, string[]][])
    gathered.add(field, texts);
  for (const text of row.long) gathered.addWithoutRank(splitDocument(text));

  const ranking = [...gathered.impacts]
    .map(([lexeme, sum]) => ({ lexeme, impact: sum / (recipe.saturation + sum) }))
    .sort((a, b) => b.impact - a.impact)
    .slice(0, recipe.rankingWords);
  const heads = ranking.flatMap(({ lexeme, impact }) => (impact >= headImpact ? headMark(lexeme) : []));
  const names = row.nameKeys.map(nameMark);
  const marks = [...row.marks, ...names, ...heads, ...row.things.map(thingMark)];
  const lexemes = new Set([...marks, ...gathered.lexemes]);
  return { ranking, lexemes, vocabulary: gathered.vocabulary };
}

/** Sums the impacts of the words of a row. */
class DocumentBuilder {
  readonly impacts = new Map<string, number>();
  readonly lexemes = new Set<string>();
  readonly vocabulary = new Set<string>();
  readonly #recipe: Recipe;

  constructor(recipe: Recipe) {
    this.#recipe = recipe;
  }

  add(field: TextField, texts: readonly string[]): void {
    const words = texts.flatMap((text) => (repeated.has(field) ? splitCached(text) : splitDocument(text)));
    const telling = field === 'title' ? words : words.filter(({ surface }) => !isStopWord(surface));
    const length = telling.reduce((sum, { lexemes }) => sum + lexemes.length, 0);
    this.addWithoutRank(telling);
    for (const { lexemes } of telling) for (const lexeme of lexemes) this.#count(lexeme, field, length);
    if (!this.#recipe.joinsSpellings) return;
    if (neighbourly.has(field)) this.#addExtra('context', length, texts.flatMap(joinedNeighbours));
    for (const text of texts) {
      if (measured.has(field)) this.#addExtra(field, length, measureLexemes(text));
      if (joined.has(field)) this.#addExtra(field, length, joinedSpellings(foldText(text)));
    }
  }

  addProductName(name: string, specValues: readonly string[]): void {
    const roles = nameRoles(name, specValues);
    for (const [lexeme, role] of roles)
      this.#count(lexeme, this.#recipe.weighsNameRoles ? role : 'thing', roles.length);
    const words = splitDocument(name);
    this.addWithoutRank(words);
    const known = new Set(roles.map(([lexeme]) => lexeme));
    const compounds = words.flatMap(({ lexemes }) => lexemes).filter((lexeme) => !known.has(lexeme));
    for (const lexeme of compounds) this.#count(lexeme, 'model', compounds.length);
    if (!this.#recipe.joinsSpellings) return;
    this.#addExtra('context', 1, joinedNeighbours(name));
    this.#addExtra('thing', roles.length, measureLexemes(name));
    this.#addExtra('model', 1, joinedSpellings(foldText(name)));
  }

  /** Makes words findable without ranking. */
  addWithoutRank(words: readonly SearchWord[]): void {
    for (const word of words) {
      if (this.lexemes.size >= mostLexemes) return;
      for (const lexeme of word.lexemes) this.lexemes.add(lexeme);
      if (!word.pairs && learnable.test(word.surface)) this.vocabulary.add(word.surface);
    }
  }

  #addExtra(field: TextField, length: number, lexemes: readonly string[]): void {
    for (const lexeme of new Set(lexemes)) {
      if (!this.impacts.has(lexeme)) this.#count(lexeme, field, length);
      this.lexemes.add(lexeme);
    }
  }

  #count(lexeme: string, field: TextField, length: number): void {
    const { weight, lengthNorm, usualLength } = this.#recipe.fields[field];
    const sum = weight / (1 - lengthNorm + (lengthNorm * length) / usualLength);
    this.impacts.set(lexeme, (this.impacts.get(lexeme) ?? 0) + sum);
  }
}

function measureLexemes(text: string): string[] {
  return findMeasures(foldText(text)).flatMap(({ lexemes }) => lexemes);
}

const often = new Map<string, SearchWord[]>();

/** Caches split texts: names of categories, countries and companies repeat across many rows. */
function splitCached(text: string): SearchWord[] {
  let words = often.get(text);
  if (!words) {
    words = splitDocument(text);
    if (often.size >= 5_000) often.clear();
    often.set(text, words);
  }
  return words;
}
