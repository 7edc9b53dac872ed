/** Units with their spellings, folded. */
const units: readonly (readonly string[])[] = [
  ...`
  inch inches in " '' ″ ” zoll pulgada pulgadas pollice pollici 英寸 寸
  mm millimetre millimetres millimeter millimeters milimetro milimetros millimetro millimetri 毫米
  cm centimetre centimetres centimeter centimeters centimetro centimetros centimetri 厘米
  m metre metres meter meters metro metros metri 米
  ft foot feet
  l litre litres liter liters litro litros litri 升
  ml millilitre millilitres milliliter milliliters mililitro mililitros millilitri 毫升
  kg kilogram kilograms kilo kilos kilogramo kilogramos chilo chili 公斤 千克
  g gr gram grams gramme grammes gramo gramos grammo grammi 克
  t ton tons tonne tonnes tonelada toneladas tonnellata tonnellate 吨
  w watt watts 瓦
  kw kilowatt kilowatts 千瓦 kilovatios kilovatio
  v volt volts 伏
  a amp amps ampere amperes 安
  mw megawatt megawatts 兆瓦
  hp horsepower ps cv 马力
  gsm g/m2 g/m²
  lb lbs pound pounds
  oz ounce ounces
  cl centilitre centiliter centilitres centiliters
  cm3 cc ccm
  m2 sqm qm
  hz hertz
  mhz megahertz
  ghz gigahertz
  mb megabyte megabytes
  gb gigabyte gigabytes
  tb terabyte terabytes
  pcs pc pieces piezas pezzi 件`
    .trim()
    .split('\n')
    .map((names) => names.trim().split(' ')),
  ...'mah ah va kva mva kv wh kwh nm kn kpa mpa dl ma m3 bar psi rpm'.split(' ').map((name) => [name]),
];

/** Units that are a multiple of another: 2.2 kW are 2200 W. */
const multiples: Readonly<Record<string, readonly [base: string, factor: number]>> = {
  ...{ cm: ['mm', 10], m: ['mm', 1000], l: ['ml', 1000], cl: ['ml', 10], dl: ['ml', 100], kg: ['g', 1000] },
  ...{
    t: ['g', 1_000_000],
    kw: ['w', 1000],
    mw: ['w', 1_000_000],
    kva: ['va', 1000],
    mva: ['va', 1_000_000],
  },
  ...{ kv: ['v', 1000], kwh: ['wh', 1000], ah: ['mah', 1000], ma: ['a', 0.001], ghz: ['mhz', 1000] },
  ...{ tb: ['gb', 1000], mpa: ['kpa', 1000], cm3: ['ml', 1], m3: ['ml', 1_000_000], ft: ['inch', 12] },
};

const unitOf = new Map(units.flatMap((names) => names.map((name) => [name, names[0] ?? name] as const)));
const names = [...unitOf.keys()].sort((a, b) => b.length - a.length);
const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
const figure = '\\d{1,7}(?:[.,]\\d{1,3})?';
const fraction = '(?:\\d{1,3}[\\s-])?\\d{1,2}[/⁄]\\d{1,2}';
const notBefore = '(?<![\\p{L}\\p{N}.,/⁄])';
const notAfter = '(?![\\p{L}\\p{N}])';
const measure = new RegExp(`${notBefore}(${fraction}|${figure})[\\s-]?(${escaped})${notAfter}`, 'gu');
const length = `(${figure})\\s?(mm|cm|m)?`;
const times = '\\s?(?:x|×|\\*|by|por|per)\\s?';
const size = new RegExp(`${notBefore}${length}${times}${length}(?:${times}${length})?${notAfter}`, 'gu');

export interface Measure {
  /** Normalised: `1800mm`, `60x120`. The first ones are exact; fractions of inches also give the whole number, as people search for screens. */
  readonly lexemes: string[];
  readonly start: number;
  readonly end: number;
}

/** Finds numbers with units, and sizes, in a folded text: '17 inch', '17"' and '17in' are equal, '60 x 120' and '60×120', 2200 W and 2.2 kW. */
export function findMeasures(folded: string): Measure[] {
  if (!/\d/.test(folded)) return [];
  const sizes = [...folded.matchAll(size)].map((found) => ({
    lexemes: sizeLexemes(found),
    start: found.index,
    end: found.index + found[0].length,
  }));
  const measures = [...folded.matchAll(measure)].map(({ 0: whole, 1: written = '', 2: name = '', index }) => {
    const unit = unitOf.get(name) ?? name;
    const number = readNumber(written);
    const [base, factor] = multiples[unit] ?? [unit, 1];
    const exact = `${round(number * factor)}${base}`;
    const lexemes =
      unit === 'inch' && !Number.isInteger(number) && number > 1
        ? [exact, `${Math.floor(number)}inch`]
        : [exact];
    return { lexemes, start: index, end: index + whole.length };
  });
  return [
    ...sizes,
    ...measures.filter(({ start, end }) => !sizes.some((one) => one.start < end && start < one.end)),
  ].sort((one, other) => one.start - other.start);
}

/** '60x120' as written and, with a unit, in millimetres and centimetres. */
function sizeLexemes([, one = '', unit1, two = '', unit2, three, unit3]: RegExpExecArray): string[] {
  const numbers = [one, two, ...(three === undefined ? [] : [three])].map(readNumber);
  const written = numbers.map(round).join('x');
  const unit = unit3 ?? unit2 ?? unit1;
  const factor = (unit && multiples[unit]?.[1]) || 1;
  const inUnit = (per: number) => numbers.map((number) => round((number * factor) / per)).join('x');
  return unit ? [...new Set([`${inUnit(1)}mm`, written, inUnit(10), inUnit(1)])] : [written];
}

/** '1 1/2', '0,5' and '1.5' as numbers. */
function readNumber(written: string): number {
  const [, whole = '0', part, of] = written.match(/^(?:(\d+)[\s-])?(\d+)[/⁄](\d+)$/) ?? [];
  if (part !== undefined && of !== undefined) return Number(whole) + Number(part) / Number(of);
  // '2,550' and '24.000' are thousands.
  return Number(written.replace(/(?<=^[1-9]\d{0,2})(?:,(?=\d{3}$)|\.(?=000$))/, '').replace(',', '.'));
}

function round(number: number): number {
  return Math.round(number * 10_000) / 10_000;
}
