import { readCondition } from '../understand/conditions/condition-table.ts';
import { tokensOf } from '../understand/conditions/tokens.ts';
import { foldText } from '../understand/fold-text.ts';
import { findMeasures } from '../understand/measures.ts';
import { splitDocument } from '../understand/search-words.ts';
import { isStopWord } from '../understand/stop-words.ts';
import { nameRoles, type RoleInName } from './name-roles.ts';

/** What tells what a product is. */
interface Telling {
  readonly name: string;
  readonly model: string | null;
  readonly keywords: readonly string[];
  /** Values of its specifications, which are no nouns of its name: 'notebook Black'. */
  readonly specValues?: readonly string[];
  /** Lexemes of its category (`category-things.ts`). */
  readonly ofCategory: readonly string[];
}

const clauseEnd = /[.,;:()]|\s(?:and|y|e|ed|et|und|en|of|de|del|di|von|du|des)\s|[，。；、和与]/u;

/** Of what has no category nobody knows what it is: any of its words may say so. */
export const anyThing = '';

/** From this evidence on a word says what a product is. */
const enough = 2;

/**
 * Lexemes that say what a product is, and not only something about it: the noun of its name, its category, or a modifier of the name that is
 * a keyword too. A gearbox in a description, or as a keyword alone, does not make a gearbox.
 */
export function productThings({ name, model, keywords, specValues = [], ofCategory }: Telling): string[] {
  const evidence = new Map<string, number>();
  const add = (lexeme: string, points: number) => evidence.set(lexeme, (evidence.get(lexeme) ?? 0) + points);
  for (const [lexeme, points] of pointsOf(nameRoles(name, specValues, false))) add(lexeme, points * enough);
  const ofKeywords = new Map(keywords.flatMap((keyword) => [...pointsOf(nameRoles(keyword, [], false))]));
  for (const [lexeme, points] of ofKeywords) add(lexeme, points);
  const sure = [
    ...ofCategory,
    ...nameWords([model ?? '']),
    ...(ofCategory.length === 0 ? [anyThing] : []),
    ...findMeasures(foldText(name)).flatMap(({ lexemes }) => lexemes),
  ];
  for (const lexeme of sure) add(lexeme, enough);
  return [...evidence].flatMap(([lexeme, points]) => (points >= enough ? lexeme : []));
}

/** Lexemes of names, all of which say what the named thing is. */
export function nameWords(names: readonly string[]): string[] {
  return names
    .flatMap(splitDocument)
    .filter(({ surface }) => !isStopWord(surface))
    .flatMap(({ lexemes }) => lexemes);
}

/** Lexemes that say what a company deals in, by its line of business: 'Maker of soap and cosmetics', not the olives of its soap. */
export function lineThings(text: string): string[] {
  const tokens = tokensOf(text);
  const withoutRoles = tokens.reduceRight((rest, { start, end }, at) => {
    const count = readCondition(text, tokens, at, undefined, ['role'])?.count ?? 0;
    return count > 0 ? `${rest.slice(0, start)}.${rest.slice(tokens[at + count - 1]?.end ?? end)}` : rest;
  }, text);
  return withoutRoles
    .split(clauseEnd)
    .flatMap((clause) => [...pointsOf(nameRoles(clause, [], false))])
    .flatMap(([lexeme, points]) => (points === 1 && !isStopWord(lexeme) ? lexeme : []));
}

/** The name with which a description begins: 'Kirisawa Seiki has made ...'. */
export function leadingName(description: string): string {
  return description.match(/^(?:\p{Lu}[\p{L}\p{N}'’&-]*\s+){1,5}/u)?.[0] ?? '';
}

/** 1 for the noun of a name, a half for its modifiers and for what follows a comma, less for a complement, nothing for a purpose. */
function pointsOf(roles: readonly RoleInName[]): Map<string, number> {
  return new Map(
    roles.map(([lexeme, role, place]) => {
      if (role === 'purpose') return [lexeme, 0];
      if (place === 'complement') return [lexeme, 0.25];
      return [lexeme, role === 'thing' && place === 'name' ? 1 : 0.5];
    }),
  );
}
