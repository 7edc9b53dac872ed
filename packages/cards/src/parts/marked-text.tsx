import { Fragment } from 'react';
import { mark } from './marked-text.css.ts';

/** First and last (excluded) character, counted as JavaScript does. */
export type TextRange = readonly [start: number, end: number];

/** Why a hit was found: words of its name to mark, and the text that says what the name does not. */
export interface Match {
  readonly nameRanges?: readonly TextRange[] | undefined;
  readonly match?: { readonly text: string; readonly ranges: readonly TextRange[] } | undefined;
}

interface MarkedTextProps {
  readonly text: string;
  /** In their order, none over another; absent: nothing is marked. */
  readonly ranges?: readonly TextRange[] | undefined;
}

/** A text with the words marked that a search has found. */
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
