import { nameMark } from '../documents/build-document.ts';
import { companyNameKey } from '../documents/company-name-key.ts';
import { findCategories } from '../understand/category-names.ts';
import type { Places } from '../understand/places.ts';
import { type RecognisedText, recognise } from '../understand/recognise.ts';
import type { Asking } from './asking.ts';
import { type FoundMatches, findMatching } from './find-matching.ts';
import { findWords, withNotes } from './find-words.ts';
import { meet } from './met-conditions.ts';

/** Searches the thing that a text names, under the conditions that it names; with another reading of its words when that finds nothing. */
export async function findHits(asking: Asking, knownPlaces: () => Promise<Places>): Promise<FoundMatches> {
  const { query, recipe, catalog } = asking;
  if (query.text.trim() === '') return findMatching(asking, [], []);
  if (query.exact || !recipe.recognises) return findWords(asking, query.text, []);
  const places = await knownPlaces();
  const read = (asThings: boolean) => recognise(query.text, { places, asThings });
  // The whole name of a category is no condition: 'Factory Automation'.
  const isName = findCategories(query.text, [], catalog).whole;
  const understood = isName ? { rest: query.text, conditions: [], offered: [] } : read(false);
  const found = await findUnderstood(asking, understood);
  if (isFull(found)) return found;
  const otherwise = isName ? understood : read(true);
  if (otherwise.conditions.length === understood.conditions.length) return found;
  const other = await findUnderstood(asking, otherwise);
  // A country stays a condition when nothing meets it; a town may be a part of a company's name.
  const keepsPlace = understood.conditions.some(({ facet }) => facet === 'countries');
  return isFull(other) || (found.hits.total === 0 && !keepsPlace) ? other : found;
}

const isFull = ({ hits }: FoundMatches) => hits.total > 0 && !hits.loosened;

async function findUnderstood(
  asking: Asking,
  { rest, conditions, offered }: RecognisedText,
): Promise<FoundMatches> {
  const { query } = asking;
  const met = meet(conditions, query.kind, nameMark(companyNameKey(query.text)));
  const found = await findWords({ ...asking, met, thing: rest }, rest, conditions);
  const { category } = found.hits.recognised ?? {};
  const recognised = {
    ...(category !== undefined && { category }),
    ...(conditions.length > 0 && { conditions }),
    ...(offered.length > 0 && { offered }),
  };
  return Object.keys(recognised).length > 0 ? withNotes(found, { recognised }) : found;
}
