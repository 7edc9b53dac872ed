import type { Known } from '../understand/conditions/condition.ts';
import { type RecognisedText, recognise } from '../understand/recognise.ts';
import type { Asking } from './asking.ts';
import { type FoundMatches, findMatching } from './find-matching.ts';
import { findWords, withNotes } from './find-words.ts';

/** Searches the thing that a text names, under the conditions that it names; with another reading of its words when that finds nothing. */
export async function findHits(asking: Asking, readKnown: () => Promise<Known>): Promise<FoundMatches> {
  const { query, recipe } = asking;
  if (query.text.trim() === '') return findMatching(asking, []);
  if (query.exact || !recipe.recognises) return findWords(asking);
  const known = await readKnown();
  const understood = recognise(query.text, known);
  const found = await findUnderstood(asking, understood);
  if (isFull(found)) return found;
  const otherwise = recognise(query.text, { ...known, asThings: true });
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
  const found = await findWords({ ...asking, thing: rest, conditions });
  const { category } = found.hits.recognised ?? {};
  const recognised = {
    ...(category !== undefined && { category }),
    ...(conditions.length > 0 && { conditions }),
    ...(offered.length > 0 && { offered }),
  };
  return Object.keys(recognised).length > 0 ? withNotes(found, { recognised }) : found;
}
