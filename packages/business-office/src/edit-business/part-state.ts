import { isSame, mergeValues, takeFields, type Values } from './merge-values.ts';
import type { Part } from './part.ts';
import { type PartDraft, readPartDraft } from './part-draft.ts';

/** What the server is known to hold of a part. */
export interface Known<V> {
  readonly values: V;
  readonly version: number;
}

/** Both have changed the same fields: somebody has to choose. */
export interface Clash<V> {
  readonly theirs: Known<V>;
  /** Everything else, merged; mine in the fields to choose. */
  readonly merged: V;
  readonly overlaps: readonly (readonly string[])[];
}

export interface PartState<V> {
  /** What the typing began from. */
  readonly base: Known<V>;
  readonly values: V;
  /** Typed last time, and shown again. */
  readonly restored: boolean;
  /** Fields that somebody else has changed meanwhile, and that are here now. */
  readonly taken: readonly string[];
  readonly clash?: Clash<V> | undefined;
}

/** What is saved, or what was typed over it last time. */
export function beginPart<V extends Values>(part: Part<V>, saved: Known<V>, key: string): PartState<V> {
  const draft: PartDraft<V> | undefined = readPartDraft(key, part, saved.values);
  if (!draft) return { base: saved, values: saved.values, restored: false, taken: [] };
  const base = { values: draft.base, version: draft.version };
  const state = { base, values: draft.values, restored: true, taken: [] };
  return draft.version === saved.version ? { ...state, base: saved } : receive(part, state, saved);
}

/** Takes in what somebody else has saved, as far as it does not touch what was typed here. */
export function receive<V extends Values>(
  part: Part<V>,
  state: PartState<V>,
  theirs: Known<V>,
): PartState<V> {
  const { values, taken, overlaps } = mergeValues(
    state.base.values,
    state.values,
    theirs.values,
    part.together,
  );
  if (overlaps.length > 0) return { ...state, clash: { theirs, merged: values, overlaps } };
  return { ...state, base: theirs, values, taken, clash: undefined };
}

/** The typed values after somebody has chosen which fields are theirs. */
export function settle<V extends Values>(state: PartState<V>, theirFields: readonly string[]): PartState<V> {
  const { clash } = state;
  if (!clash) return state;
  const values = takeFields(clash.merged, clash.theirs.values, theirFields);
  return { base: clash.theirs, values, restored: false, taken: [], clash: undefined };
}

/** After a save: what was sent is what is known; what was typed meanwhile stays. */
export function settleSaved<V extends Values>(state: PartState<V>, sent: V, saved: Known<V>): PartState<V> {
  const { values } = mergeValues(sent, state.values, saved.values);
  return { base: saved, values, restored: false, taken: [], clash: undefined };
}

export function isChanged<V extends Values>({ values, base }: PartState<V>): boolean {
  return !isSame(values, base.values);
}
