import type { DocumentWords, SearchableTexts } from '../documents/build-document.ts';
import { impactPositions } from './impact-level.ts';

/** The lexeme of `heads` that holds the completeness. */
export const completenessMark = '=';

/** From this impact on a word names the thing: a typo is rather corrected to such a word. */
const headImpact = 0.55;

/** The lexeme that says 'this is its whole name'. */
export function nameMark(key: string): string {
  return `=n${key.slice(0, 120)}`;
}

/** The lexeme that says 'this is what it is', of a word. */
export function headMark(lexeme: string): string {
  return `=h${lexeme}`;
}

const special = /['\\]/;

/** A lexeme as tsvector and tsquery read it. */
export function quote(lexeme: string): string {
  if (!special.test(lexeme)) return `'${lexeme}'`;
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/** The words that rank a document, as text of a tsvector: how much each says is kept in at most so many positions. */
export function headsText(row: SearchableTexts, { ranking }: DocumentWords, positions: number): string {
  const said = [{ lexeme: completenessMark, impact: row.completeness }, ...ranking].flatMap(
    ({ lexeme, impact }) => {
      const kept = impactPositions(impact, positions);
      return kept ? [`${quote(lexeme)}:${kept}`] : [];
    },
  );
  return [...row.nameKeys.map((key) => `${quote(nameMark(key))}:1A`), ...said].join(' ');
}

/** Every word of a document and its marks, as text of a tsvector. */
export function wordsText(marks: readonly string[], { ranking, lexemes }: DocumentWords): string {
  const things = ranking.filter(({ impact }) => impact >= headImpact);
  return [...marks, ...things.map(({ lexeme }) => headMark(lexeme)), ...lexemes].map(quote).join(' ');
}
