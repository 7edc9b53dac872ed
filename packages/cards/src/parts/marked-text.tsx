import { Fragment } from 'react';
import { mark } from './marked-text.css.ts';

/** Start and end (exclusive) in UTF-16 code units. */
export type TextRange = readonly [start: number, end: number];

/** Why a search found this hit: words of its name to mark, and a text excerpt when the name does not match. */
export interface Match {
  readonly nameRanges?: readonly TextRange[] | undefined;
  readonly match?: { readonly text: string; readonly ranges: readonly TextRange[] } | undefined;
}

interface MarkedTextProps {
  readonly text: string;
  /** In order and without overlaps; absent: nothing is marked. */
  readonly ranges?: readonly TextRange[] | undefined;
}

/** A text with its search hits marked. */
export function MarkedText({ text, ranges = [] }: MarkedTextProps) {
  return (
    <>
      {ranges.map(([start, end], at) => (
        <Fragment key={start}>
          {text.slice(ranges[at - 1]?.[1] ?? 0, start)}
          <mark className={mark}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}
