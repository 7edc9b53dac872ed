import { type DocumentWords, nameMark, type SearchableTexts } from '../documents/build-document.ts';
import { impactPositions } from './impact-level.ts';

/** The lexeme of `heads` that holds the completeness. */
export const completenessMark = '=';

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

/** Lexemes as text of a tsvector. */
export function lexemesText(lexemes: Iterable<string>): string {
  return [...lexemes].map(quote).join(' ');
}
