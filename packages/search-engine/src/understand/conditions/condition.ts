import type { FacetName } from '@wbn/contract/search/facet-values.ts';
import type { conditionKinds } from '@wbn/contract/search/search-reply.ts';
import type { Places } from '../places.ts';
import type { Token } from './tokens.ts';

export type ConditionKind = (typeof conditionKinds)[number];

/** What a text says of the hits besides the thing. */
export interface Requirement {
  readonly kind: ConditionKind;
  /** The filter with the same effect, where there is one. */
  readonly facet?: FacetName | 'businessType';
  /** Values of the facet; without one what the condition names, such as a city. */
  readonly values: readonly string[];
  /** A document with any of these marks meets it. */
  readonly marks: readonly string[];
  /** Marks of documents that contradict it, such as a higher price. */
  readonly against?: readonly string[];
}

/** A requirement where it stands in the text. */
export interface Condition extends Requirement {
  /** Its words as typed. */
  readonly typed: string;
  /** The whole text without them. */
  readonly without: string;
}

/** What a reader finds at a token. */
export interface Found {
  /** Number of tokens. */
  readonly count: number;
  /** Undefined for words that fall away. */
  readonly requirement?: Requirement | undefined;
  /** Words that stay in the text: the thing in 'Getriebehersteller', or all. */
  readonly keeps?: string;
  /** Whether the words may as well be a thing: 'turkey'. */
  readonly ambiguous?: boolean;
}

/** What is known of the world besides the phrases. */
export interface Known {
  readonly places: Places;
  /** Whether a category has this name, as a key (`keyOf`). */
  readonly isCategory: (key: string) => boolean;
}

/** Finds one kind of condition that begins at a token. */
export type Reader = (
  text: string,
  tokens: readonly Token[],
  at: number,
  known: Known | undefined,
) => Found | undefined;

/** Number of tokens from one to the end of a part of the text. */
export function countTo(tokens: readonly Token[], at: number, end: number): number {
  return Math.max(tokens.slice(at).filter(({ start }) => start < end).length, 1);
}
