import { marketMark } from '../../documents/filter-marks.ts';
import type { Part, Place } from '../place-names.ts';
import { marketsOfPlace, type Places } from '../places.ts';
import type { Found, Known, Requirement } from './condition.ts';
import { findPhrase } from './phrases.ts';
import type { Token } from './tokens.ts';

/** Reads a place with its link: 'in Sweden', 'near Perth', 'northern Italy', '意大利', and a destination: 'nach Europa'. */
export function readPlace(
  _: string,
  tokens: readonly Token[],
  at: number,
  { places: known }: Partial<Known> = {},
): Found | undefined {
  if (!known) return undefined;
  let end = at;
  let link: string | undefined;
  let part: Part | undefined;
  for (;;) {
    const phrase = findPhrase(
      tokens,
      end,
      ({ kind }) =>
        kind === 'link' || (kind === 'part' && !part) || (kind === 'article' && link !== undefined),
    );
    const named = known.find(tokens, end, link !== undefined);
    // 'de la Rioja', 'Western Australia': the name of a place wins over its beginning.
    if (!phrase || (named && named.count > phrase.count)) break;
    const { kind, value } = phrase.meaning;
    if (kind === 'part') part = value as Part;
    if (kind === 'link' && link !== 'to' && link !== 'near') link = value;
    end += phrase.count;
  }
  const named = known.find(tokens, end, link !== undefined || part !== undefined);
  if (!named) return undefined;
  end += named.count;
  // Chinese names the part and the nearness after the place; others say what it is: 'Perth area'.
  const behind = findPhrase(tokens, end, ({ kind, value }) =>
    /\p{Script=Han}/u.test(tokens[end]?.folded ?? '')
      ? kind === 'part' || (kind === 'link' && value === 'near')
      : kind === 'area',
  );
  if (behind?.meaning.kind === 'part') part = behind.meaning.value as Part;
  if (behind?.meaning.kind === 'link') link = 'near';
  end += behind?.count ?? 0;
  const { places } = named;
  const requirement =
    link === 'to' ? destination(places) : address(places, known, part ?? named.part, link === 'near');
  const isLinked = link !== undefined || part !== undefined;
  // 'Savon de Marseille' is soap from anywhere.
  const isWeak = !isLinked || link === 'of';
  return {
    count: end - at,
    requirement,
    ambiguous: (named.ambiguous && !isLinked) || (named.isTown && isWeak),
  };
}

function destination(places: readonly Place[]): Requirement {
  return {
    kind: 'destination',
    values: places.slice(0, 1).map(({ value }) => value),
    marks: [...new Set(places.flatMap(marketsOfPlace))].map(marketMark),
  };
}

function address(
  places: readonly Place[],
  known: Places,
  part: Part | undefined,
  near: boolean,
): Requirement {
  const [first] = places;
  const isWhole = !part && !near && first && first.level !== 'city';
  return {
    kind: 'place',
    ...(isWhole && { facet: first.level as Exclude<Place['level'], 'city'> }),
    values: places.filter(({ level }) => level === first?.level).map(({ value }) => value),
    marks: known.marksOf(places, part, near),
  };
}
