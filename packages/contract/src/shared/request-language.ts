import { type Language, languages, type TextLanguage } from './language.ts';

const known = new Map<string, Language>();
const knownLimit = 500;

/** Returns the best of our four languages for an `Accept-Language` header; English when none fits. */
export function requestLanguage(header: string | undefined): Language {
  if (!header) return languages[0];
  const remembered = known.get(header);
  if (remembered) return remembered;
  const language = chooseLanguage(header);
  if (known.size >= knownLimit) known.clear();
  known.set(header, language);
  return language;
}

function chooseLanguage(header: string): Language {
  let best: Language = languages[0];
  let bestWeight = 0;
  for (const range of header.slice(0, 500).split(',')) {
    const [tag = '', ...options] = range.trim().toLowerCase().split(';');
    const language = languages.find((candidate) => tag === candidate || tag.startsWith(`${candidate}-`));
    const weight = readWeight(options);
    if (language && weight > bestWeight) {
      best = language;
      bestWeight = weight;
    }
  }
  return best;
}

function readWeight(options: string[]): number {
  const given = options.map((option) => option.trim()).find((option) => option.startsWith('q='));
  if (!given) return 1;
  const weight = Number(given.slice(2));
  return Number.isFinite(weight) ? weight : 0;
}

/** The same with the script of a site that asks for traditional characters. */
export function replyLanguage(header: string | undefined): TextLanguage {
  return header?.startsWith('zh-Hant') ? 'zh-Hant' : requestLanguage(header);
}
