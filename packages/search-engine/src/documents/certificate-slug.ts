/** Standards bodies that put a number after their name. */
const numbered = /\b(ISO|IATF|FSSC|OHSAS|AS|EN|IEC|SA|IS)\b[\sA-Z/.-]*?(\d{3,6}(?:-\d+)?)/i;

/** Schemes known by one word. */
const schemes = [
  ...['haccp', 'gmp', 'atex', 'fsc', 'pefc', 'brcgs', 'halal', 'kosher', 'fda', 'reach', 'rohs', 'gots'],
  ...['globalgap', 'ifs', 'bsci', 'sedex', 'nsf', 'umf', 'ukca', 'ce', 'ul'],
  ...['fairtrade', 'rspo', 'grs', 'iscc', 'ped', 'msc', 'asc', 'bap', 'smeta', 'cosmos', 'svlk'],
];
const spellings: Readonly<Record<string, string>> = {
  brc: 'brcgs',
  ecocert: 'ecocert',
  organic: 'organic',
  bio: 'organic',
  'oeko-tex': 'oeko-tex',
  'global g.a.p': 'globalgap',
  'globalg.a.p': 'globalgap',
};
/** Official spelling of schemes that are not abbreviations. */
const written: Readonly<Record<string, string>> = {
  globalgap: 'GlobalGAP',
  halal: 'Halal',
  kosher: 'Kosher',
  sedex: 'Sedex',
  fairtrade: 'Fairtrade',
  rohs: 'RoHS',
};
const longest = 40;

/**
 * Normalises the name of a certificate: 'ISO 9001:2015, valves' and 'ISO9001' give 'iso-9001', 'HACCP Codex' gives 'haccp', anything else a
 * slug of its words. Empty for a name without Latin letters or figures.
 */
export function certificateSlug(name: string): string {
  const [, body, number] = name.replace(/([A-Za-z])(\d)/g, '$1 $2').match(numbered) ?? [];
  if (body && number) return `${body.toLowerCase()}-${number}`;
  const words = slugOf(name);
  const parts = words.split('-');
  const scheme = schemes.find((known) => parts.includes(known));
  if (scheme) return scheme;
  const lower = name.toLowerCase();
  const spelt = Object.keys(spellings).find((known) =>
    new RegExp(`(?<![a-z])${known.replaceAll('.', '\\.')}(?![a-z])`).test(lower),
  );
  if (spelt) return spellings[spelt] ?? words;
  return words.length <= longest ? words : words.slice(0, words.lastIndexOf('-', longest));
}

/** Converts 'iso-9001' to 'ISO 9001'. */
export function certificateName(slug: string): string {
  const [first = '', ...rest] = slug.split('-');
  const isAcronym = first.length <= 5 || schemes.includes(first);
  const plain = isAcronym ? first.toUpperCase() : `${first.charAt(0).toUpperCase()}${first.slice(1)}`;
  const start = written[first] ?? plain;
  const separator = /^\d/.test(rest[0] ?? '') ? '-' : ' ';
  const [number = '', ...parts] = rest;
  return [start, [number, ...parts].filter(Boolean).join(separator)].filter(Boolean).join(' ');
}

function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
