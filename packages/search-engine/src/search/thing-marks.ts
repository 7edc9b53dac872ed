import { thingMark } from '../documents/build-document.ts';
import type { MarkGroup } from '../documents/filter-marks.ts';
import { anyThing } from '../documents/things.ts';
import type { SearchKind } from '../search-engine.ts';
import type { MatchParts } from '../search-index.ts';
import type { SearchTerm } from '../understand/parse-query.ts';
import { readSynonyms } from '../understand/synonyms.ts';
import { type Asking, categoriesOf, categoryMark, wholeNameMark } from './asking.ts';

/** Marks of which what is one of these terms has one; undefined for names, models and sizes: they are whatever has them. */
export function thingMarks(
  asking: Asking,
  terms: readonly SearchTerm[],
  kind: SearchKind,
): string[] | undefined {
  const hasPrefix = terms.some(({ alternatives }) => alternatives.some(({ prefix }) => prefix !== undefined));
  if (kind === 'user' || asking.query.exact || hasPrefix) return undefined;
  const { has } = readSynonyms(asking.catalog);
  const things = terms.filter(
    ({ isPurpose, isMeasure, surface, alternatives: [written] }) =>
      !isPurpose && !isMeasure && !/\d/.test(surface) && written?.lexemes.some(has),
  );
  if (things.length === 0) return undefined;
  const lexemes = [anyThing, ...new Set(things.flatMap(thingLexemes))];
  return [wholeNameMark(asking), ...lexemes.map(thingMark)];
}

/** The group of marks of full matches: one of the words says what it is, or its category is the whole query. */
export function thingGroups(asking: Asking, [terms = []]: MatchParts, kind: SearchKind): MarkGroup[] {
  const marks = thingMarks(asking, terms, kind);
  if (!marks) return [];
  const { whole, ids } = categoriesOf(asking, terms);
  return [{ marks: [...marks, ...(whole ? ids.map(categoryMark) : [])] }];
}

/** Groups of synonyms begin with English phrases, whose noun comes last. */
const nounLast = 2;
const unspaced = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Lexemes that name a thing; of a phrase only its noun: 'wheel' of 'chain wheel', 'roue' of 'roue à chaîne', '泵' of '工业泵'. */
function thingLexemes({ alternatives: [written, ...others] }: SearchTerm): string[] {
  const own = written?.lexemes ?? [];
  const phrases = others.filter(({ lexemes }) => lexemes.length > 1);
  return [
    ...(unspaced.test(own[0] ?? '') ? own.slice(-1) : own),
    ...others.flatMap((one) => {
      const isLast = phrases.indexOf(one) < nounLast || unspaced.test(one.lexemes[0] ?? '');
      return one.lexemes.at(isLast ? -1 : 0) ?? [];
    }),
  ];
}
