/** ISO day of the week: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Minutes of a day by the local clock; `closes` beyond 1,440 is after midnight, on the next day. Spans do not overlap. */
export interface WorkSpan {
  readonly day: Weekday;
  readonly opens: number;
  readonly closes: number;
}

/** When somebody works. */
export interface WorkCalendar {
  /** IANA name. */
  readonly timeZone: string;
  /** In any order, several a day if need be; at least one. */
  readonly spans: readonly WorkSpan[];
}
