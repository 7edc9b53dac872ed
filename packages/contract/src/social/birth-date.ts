const written = /^((?:19|20)\d{2})[- /.](\d{2})[- /.](\d{2})$/;

/**
 * Returns a birth date in stored form (`1970-10-24`) from a text with any of the separators - space / . (PRF-11);
 * undefined when it is no calendar day or its year does not begin with 19 or 20.
 */
export function readBirthDate(text: string): string | undefined {
  const [, year = '', month = '', day = ''] = written.exec(text.trim()) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // `Date` turns the 30th of February into the 2nd of March.
  const isReal = date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day);
  return year !== '' && isReal ? `${year}-${month}-${day}` : undefined;
}
