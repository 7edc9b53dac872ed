import { certificateSlug } from '../documents/certificate-slug.ts';
import type { Place } from '../search-engine.ts';
import { foldText } from './fold-text.ts';
import { readPlaces } from './places.ts';

/** Places and certificates recognised in a text. */
export interface RecognisedText {
  /** The remaining text, folded. */
  readonly rest: string;
  readonly places: readonly Place[];
  /** In the spelling of `certificateSlug`. */
  readonly certificates: readonly string[];
}

const longestPlace = 4;

/** Standards by body and number, and schemes whose name is no other word. */
const certificates =
  /(?<![\p{L}\p{N}])(?:(?:iso|iatf|fssc|ohsas|as|iec|sa)[\s/-]*(?:iec[\s/-]*)?\d{4,6}(?:-\d+)?(?::\d{4})?|haccp|gmp|atex|fsc|pefc|brcgs?|halal|kosher|rohs|gots|global\s?g\.?a\.?p\.?|bsci|sedex|umf|ukca|oeko-?tex|ecocert|fairtrade|rspo|grs|iscc|ped)(?![\p{L}\p{N}])/giu;
const besides =
  /(?<![\p{L}])(?:certified|certificate|certification|certificad[oa]s?|certificat[oai]|zertifiziert\p{L}*|认证)(?![\p{L}])/giu;
const unspacedRun = /[\p{Script=Han}]+/gu;

/** Takes certificates and places out of a text as conditions; the rest are words. */
export function recognise(text: string): RecognisedText {
  const found = new Set<string>();
  let rest = foldText(text).replace(certificates, (name) => {
    found.add(certificateSlug(name.replace(/global\s?g\.?a\.?p\.?/i, 'globalgap')));
    return ' ';
  });
  if (found.size > 0) rest = rest.replace(besides, ' ');
  const places = new Map<string, Place>();
  rest = takePlaces(rest, (place) => places.set(place.value, place));
  return { rest: rest.trim(), places: [...places.values()], certificates: [...found] };
}

function takePlaces(text: string, take: (place: Place) => void): string {
  const known = readPlaces();
  const words = text.split(/\s+/).filter(Boolean);
  const kept: string[] = [];
  for (let at = 0; at < words.length; ) {
    let count = Math.min(longestPlace, words.length - at);
    const nameOf = () =>
      words
        .slice(at, at + count)
        .join(' ')
        .replace(/^[,;(]+|[,;)]+$/g, '')
        .replace(/[-.]/g, (mark) => (mark === '-' ? ' ' : ''));
    while (count > 0 && !known.has(nameOf())) count -= 1;
    const place = count > 0 ? known.get(nameOf()) : undefined;
    if (place) take(place);
    else kept.push(words[at] ?? '');
    at += Math.max(count, 1);
  }
  return kept.join(' ').replace(unspacedRun, (run) => {
    for (let length = run.length - 1; length > 1; length -= 1)
      for (const [name, others] of [
        [run.slice(0, length), run.slice(length)],
        [run.slice(-length), run.slice(0, -length)],
      ] as const) {
        const place = known.get(name);
        if (!place) continue;
        take(place);
        return others.replace(/^的|的$/, '');
      }
    return run;
  });
}
