import { type DocumentWords, nameMark, type SearchableTexts } from '../documents/build-document.ts';
import { impactPositions } from './impact-level.ts';

/** Lexeme of `heads` that stores the completeness. */
export const completenessMark = '=';

const special = /['\\]/;

/** Quotes a lexeme for tsvector and tsquery. */
export function quote(lexeme: string): string {
  if (!special.test(lexeme)) return `'${lexeme}'`;
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

/** Ranking words of a document as tsvector text, each with its impact in at most `positions` positions. */
export function headsText(row: SearchableTexts, { ranking }: DocumentWords, positions: number): string {
  const said = [{ lexeme: completenessMark, impact: row.completeness }, ...ranking].flatMap(
    ({ lexeme, impact }) => {
      const kept = impactPositions(impact, positions);
      return kept ? [`${quote(lexeme)}:${kept}`] : [];
    },
  );
  return [...row.nameKeys.map((key) => `${quote(nameMark(key))}:1A`), ...said].join(' ');
}

/** Lexemes as tsvector text. */
export function lexemesText(lexemes: Iterable<string>): string {
  return [...lexemes].map(quote).join(' ');
}
