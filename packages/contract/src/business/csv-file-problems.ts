/**
 * Reasons why a CSV file is rejected as a whole, sent as `fields.file` of a ValidationError. Pages translate them by
 * key.
 */
export const csvFileProblems = {
  empty: 'holds no rows: the first line must name the columns',
  notText: 'is not a text file: save the table as CSV',
  encoding:
    'is neither UTF-8 nor UTF-16: save it as "CSV UTF-8", or look at it in a dry run and say its encoding, such as windows-1252',
  undecodable: 'is not in the encoding that was said: leave encoding out, and a dry run recognises it',
  quotes: 'has a quotation mark that is not closed',
  tooManyColumns: 'has more than 200 columns',
} as const;

export type CsvFileProblem = keyof typeof csvFileProblems;
