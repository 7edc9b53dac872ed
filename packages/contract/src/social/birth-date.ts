const written = /^((?:19|20)\d{2})[- /.](\d{2})[- /.](\d{2})$/;

/**
 * A birth date as it is stored (`1970-10-24`), from what was typed with any of the separators - space / . (PRF-11);
 * undefined when it is not a day of the calendar in a year that begins with 19 or 20.
 */
export function readBirthDate(text: string): string | undefined {
  const [, year = '', month = '', day = ''] = written.exec(text.trim()) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // The 30th of February would have become the 2nd of March.
  const isReal = date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day);
  return year !== '' && isReal ? `${year}-${month}-${day}` : undefined;
}
