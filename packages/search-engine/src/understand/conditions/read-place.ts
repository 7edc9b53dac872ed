import { marketMark } from '../../documents/filter-marks.ts';
import type { Part, Place } from '../place-names.ts';
import { marketsOfPlace, type Places } from '../places.ts';
import type { Found, Known, Requirement } from './condition.ts';
import { findPhrase } from './phrases.ts';
import type { Token } from './tokens.ts';

const articles = new Set('the la le il lo el die der das den dem los las les gli i o a os as'.split(' '));
/** Links that also stand inside the names of goods. */
const weakLinks = new Set('de di du da do d del della von of'.split(' '));
/** Words after the name of a region or city. */
const sorts = new Set('area region province provincia state county district raum'.split(' '));

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
    const phrase = findPhrase(tokens, end, ({ kind }) => kind === 'link' || (kind === 'part' && !part));
    const named = known.find(tokens, end, link !== undefined);
    // 'de la Rioja', 'Western Australia': the name of a place wins over its beginning.
    if (!phrase || (named && named.count > phrase.count)) break;
    if (phrase.meaning.kind === 'part') part = phrase.meaning.value as Part;
    else link = link === 'to' || link === 'near' ? link : phrase.meaning.value;
    end += phrase.count;
  }
  if (link !== undefined && articles.has(tokens[end]?.folded ?? '')) end += 1;
  const named = known.find(tokens, end, link !== undefined || part !== undefined);
  if (!named) return undefined;
  end += named.count;
  // Chinese names the part and the nearness after the place.
  const behind = findPhrase(
    tokens,
    end,
    ({ kind, value }) => kind === 'part' || (kind === 'link' && value === 'near'),
  );
  if (behind && /\p{Script=Han}/u.test(tokens[end]?.folded ?? '')) {
    if (behind.meaning.kind === 'part') part = behind.meaning.value as Part;
    else link = 'near';
    end += behind.count;
  } else if (sorts.has(tokens[end]?.folded ?? '')) end += 1;
  const { places } = named;
  const requirement =
    link === 'to' ? destination(places) : address(places, known, part ?? named.part, link === 'near');
  const isLinked = link !== undefined || part !== undefined;
  const isWeak = !isLinked || weakLinks.has(tokens[at]?.folded ?? '');
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
