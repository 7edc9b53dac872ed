import type { Types } from '@opensearch-project/opensearch';
import { nameMark } from '../documents/build-document.ts';
import { labelWeights, rankScale } from '../postgres/impact-level.ts';
import { withoutPurposes } from '../postgres/term-query.ts';
import { completenessMark } from '../postgres/tsvector.ts';
import type { Match, MatchParts, RankedTerm, WantedHits } from '../search-index.ts';
import type { Alternative, SearchTerm } from '../understand/parse-query.ts';

export type Query = Types.Common_QueryDsl.QueryContainer;

/** Bonus of a document whose whole name is the query, the same as in PostgreSQL. */
const wholeNameBoost = labelWeights.A / rankScale;
/** Maximum number of words per prefix that rank. */
const mostBegun = 64;

/** Field to search: all words of a document, or those that rank it. */
type Field = 'words' | 'heads';

/** Filters that every hit must pass; they do not rank. */
export function filterQuery(
  { parts, groups, prominent }: Omit<Match, 'kind'>,
  more: readonly Query[] = [],
): Query {
  const conditions = [
    ...partsQueries(parts, 'words'),
    ...(prominent ? partsQueries(withoutPurposes(parts), 'heads') : []),
    ...groups.map(({ marks }) => anyWord(marks, 'words')),
    ...more,
  ];
  return conditions.length > 0 ? { bool: { filter: conditions } } : { match_all: {} };
}

/** Filters for the hits of a page. */
export function pageFilter(wanted: WantedHits): Query {
  const { among } = wanted;
  return filterQuery(wanted, [...(among ? [{ ids: { values: [...among] } }] : [])]);
}

/** Filters and ranking: the best alternative of each term, summed like in `find-documents.sql.ts`. */
export function rankedQuery(wanted: WantedHits): Query {
  const { terms, wholeName, completeness, preferred } = wanted;
  const ranks: Query[] = [
    ...terms.map(termRank),
    impact(completenessMark, completeness),
    impact(nameMark(wholeName), wholeNameBoost),
    ...preferred.map(({ marks, weight }) => bonus(anyWord(marks, 'words'), weight)),
  ];
  return { bool: { filter: [pageFilter(wanted)], should: ranks } };
}

/** A malus is a bonus of all others, as scores cannot be negative. */
function bonus(having: Query, weight: number): Query {
  const filter = weight < 0 ? { bool: { must_not: [having] } } : having;
  return { constant_score: { filter, boost: Math.abs(weight) } };
}

function termRank({ share, alternatives }: RankedTerm): Query {
  const ranks = alternatives.map(({ lexemes, prefix, weight }): Query => {
    const boost = share * weight;
    if (prefix !== undefined)
      return { prefix: { heads: { value: prefix, boost, rewrite: `top_terms_${mostBegun}` } } };
    const [only = '', ...more] = lexemes;
    if (more.length === 0) return impact(only, boost);
    // Their mean.
    return { bool: { should: lexemes.map((lexeme) => impact(lexeme, boost / lexemes.length)) } };
  });
  const [only] = ranks;
  return only && ranks.length === 1 ? only : { dis_max: { queries: ranks } };
}

/** The impact of a lexeme in a document (0 to 1) times `boost`. */
function impact(lexeme: string, boost: number): Query {
  return { term: { heads: { value: lexeme, boost } } };
}

function partsQueries(parts: MatchParts, field: Field): Query[] {
  const [first = []] = parts;
  const filterOf = (term: SearchTerm) => termFilter(term, field);
  if (parts.length <= 1) return first.map(filterOf);
  const terms = [...new Set(parts.flat())];
  const size = first.length;
  const isAnyOfSize =
    (size === 1 || size === terms.length - 1) &&
    parts.length === terms.length &&
    parts.every((part) => part.length === size);
  // 'All but one of the terms' or 'any term' as one clause instead of one per part.
  if (isAnyOfSize) return [{ bool: { should: terms.map(filterOf), minimum_should_match: size } }];
  return [anyOf(parts.map((part) => ({ bool: { filter: part.map(filterOf) } })))];
}

function termFilter({ alternatives }: SearchTerm, field: Field): Query {
  const isWord = ({ lexemes, prefix }: Alternative) => prefix === undefined && lexemes.length === 1;
  const words = alternatives.filter(isWord).flatMap(({ lexemes }) => lexemes);
  const others = alternatives
    .filter((one) => !isWord(one))
    .map(({ lexemes, prefix }): Query => {
      if (prefix !== undefined) return { prefix: { [field]: { value: prefix } } };
      return { bool: { filter: lexemes.map((lexeme) => anyWord([lexeme], field)) } };
    });
  return anyOf([...(words.length > 0 ? [anyWord(words, field)] : []), ...others]);
}

function anyOf(queries: Query[]): Query {
  const [only] = queries;
  return only && queries.length === 1 ? only : { bool: { should: queries } };
}

function anyWord(words: readonly string[], field: Field): Query {
  return { terms: { [field]: [...words] } };
}
