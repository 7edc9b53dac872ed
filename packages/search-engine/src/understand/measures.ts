/** Units with their spellings, folded; the first one is indexed. */
const units: readonly (readonly string[])[] = [
  [
    'inch',
    'inches',
    'in',
    '"',
    "''",
    '″',
    '”',
    'zoll',
    'pulgada',
    'pulgadas',
    'pollice',
    'pollici',
    '英寸',
    '寸',
  ],
  [
    'mm',
    'millimetre',
    'millimetres',
    'millimeter',
    'millimeters',
    'milimetro',
    'milimetros',
    'millimetro',
    'millimetri',
    '毫米',
  ],
  [
    'cm',
    'centimetre',
    'centimetres',
    'centimeter',
    'centimeters',
    'centimetro',
    'centimetros',
    'centimetri',
    '厘米',
  ],
  ['m', 'metre', 'metres', 'meter', 'meters', 'metro', 'metros', 'metri', '米'],
  ['ft', 'foot', 'feet'],
  ['l', 'litre', 'litres', 'liter', 'liters', 'litro', 'litros', 'litri', '升'],
  [
    'ml',
    'millilitre',
    'millilitres',
    'milliliter',
    'milliliters',
    'mililitro',
    'mililitros',
    'millilitri',
    '毫升',
  ],
  [
    'kg',
    'kilogram',
    'kilograms',
    'kilo',
    'kilos',
    'kilogramo',
    'kilogramos',
    'chilo',
    'chili',
    '公斤',
    '千克',
  ],
  ['g', 'gr', 'gram', 'grams', 'gramme', 'grammes', 'gramo', 'gramos', 'grammo', 'grammi', '克'],
  ['t', 'ton', 'tons', 'tonne', 'tonnes', 'tonelada', 'toneladas', 'tonnellata', 'tonnellate', '吨'],
  ['w', 'watt', 'watts', '瓦'],
  ['kw', 'kilowatt', 'kilowatts', '千瓦'],
  ['v', 'volt', 'volts', '伏'],
  ['a', 'amp', 'amps', 'ampere', 'amperes'],
  ['mah'],
  ['hz', 'hertz'],
  ['mhz', 'megahertz'],
  ['ghz', 'gigahertz'],
  ['mb', 'megabyte', 'megabytes'],
  ['gb', 'gigabyte', 'gigabytes'],
  ['tb', 'terabyte', 'terabytes'],
  ['bar'],
  ['psi'],
  ['rpm'],
  ['pcs', 'pc', 'pieces', 'piezas', 'pezzi', '件'],
];

const unitOf = new Map(units.flatMap((names) => names.map((name) => [name, names[0] ?? name] as const)));
const names = [...unitOf.keys()].sort((a, b) => b.length - a.length);
const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
const measure = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(\\d{1,7}(?:[.,]\\d{1,3})?)[\\s-]?(${escaped.join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
);

export interface Measure {
  /** Normalised: `17inch`, `1.8m`. Fractions of inches also give the whole number, as people search for screens. */
  readonly lexemes: string[];
  readonly start: number;
  readonly end: number;
}

/** Finds numbers with units in a folded text: '17 inch', '17"' and '17in' are equal. */
export function findMeasures(folded: string): Measure[] {
  if (!/\d/.test(folded)) return [];
  return [...folded.matchAll(measure)].map(({ 0: whole, 1: figure = '', 2: name = '', index }) => {
    const unit = unitOf.get(name) ?? name;
    const number = Number(figure.replace(',', '.'));
    const exact = `${number}${unit}`;
    const lexemes =
      unit === 'inch' && !Number.isInteger(number) ? [exact, `${Math.floor(number)}inch`] : [exact];
    return { lexemes, start: index, end: index + whole.length };
  });
}
