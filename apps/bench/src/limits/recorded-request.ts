/** A statement as the API gave it to PostgreSQL. */
export interface RecordedStatement {
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
  /** Statements with the same number were under way together. */
  readonly wave: number;
}

/** The statements of one request, in waves that follow one another. */
export type RecordedRequest = readonly (readonly RecordedStatement[])[];

/** Sorts the statements of a request into their waves. */
export function toWaves(statements: readonly RecordedStatement[]): RecordedRequest {
  return [...Map.groupBy(statements, ({ wave }) => wave).entries()]
    .sort(([a], [b]) => a - b)
    .map(([, together]) => together);
}
