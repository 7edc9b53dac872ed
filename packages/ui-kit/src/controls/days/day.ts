import { type CalendarDate, getLocalTimeZone, parseDate, today } from '@internationalized/date';

/** A day as it is stored: `YYYY-MM-DD`. */
export type Day = string;

/** Parses `YYYY-MM-DD`; undefined when the text is no day. */
export function readDay(text: string): CalendarDate | undefined {
  try {
    return parseDate(text.trim());
  } catch {
    return undefined;
  }
}

/** Returns the current day in the local time zone, which near midnight differs from the day in UTC. */
export function todayHere(): Day {
  return today(getLocalTimeZone()).toString();
}

type Unit = 'year' | 'month' | 'day';

const isUnit = (type: string): type is Unit => type === 'year' || type === 'month' || type === 'day';

// Making a formatter costs far more than using one.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: string): Intl.DateTimeFormat {
  const known = formats.get(language);
  if (known) return known;
  const made = new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(language, made);
  return made;
}

/**
 * Formats a day in digits in the order of the language, such as '31/03/2026'; a text that is no day is returned as it
 * is.
 */
export function writeTypedDay(value: string, language: string): string {
  const date = readDay(value);
  return date ? formatOf(language).format(date.toDate('UTC')) : value;
}

/** Returns how a day is typed in the language, such as 'DD/MM/YYYY', with the given letters. */
export function patternOfDay(language: string, letters: Readonly<Record<Unit, string>>): string {
  const parts = formatOf(language).formatToParts(Date.UTC(2026, 2, 31));
  return parts.map(({ type, value }) => (isUnit(type) ? letters[type] : value)).join('');
}

/**
 * Parses a typed day: in the order of the language or with the year first, with any separator or none, in half- or
 * full-width digits. Undefined for a text that is no day and for a year of two digits.
 */
export function readTypedDay(text: string, language: string): Day | undefined {
  const order = formatOf(language)
    .formatToParts(0)
    .flatMap(({ type }) => (isUnit(type) ? [type] : []));
  const groups = text.normalize('NFKC').match(/\d+/g) ?? [];
  const [first = ''] = groups;
  if (groups.length === 3) return toDay(first.length === 4 ? yearFirst : order, groups);
  if (groups.length !== 1 || first.length !== 8) return undefined;
  return toDay(order, cut(first, order), true) ?? toDay(yearFirst, cut(first, yearFirst), true);
}

const yearFirst: readonly Unit[] = ['year', 'month', 'day'];

function cut(digits: string, order: readonly Unit[]): string[] {
  let at = 0;
  return order.map((unit) => {
    const length = unit === 'year' ? 4 : 2;
    at += length;
    return digits.slice(at - length, at);
  });
}

/**
 * Parses digit groups in the given order. `near` accepts only years around the present one, for digits without
 * separators.
 */
function toDay(order: readonly Unit[], groups: readonly string[], near = false): Day | undefined {
  const of = (unit: Unit) => groups[order.indexOf(unit)] ?? '';
  if (of('year').length !== 4 || (near && !/^(?:19|20)/.test(of('year')))) return undefined;
  const day = `${of('year')}-${of('month').padStart(2, '0')}-${of('day').padStart(2, '0')}`;
  return readDay(day) && day;
}
