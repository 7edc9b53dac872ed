import { isSame, mergeValues, takeFields, type Values } from '@wbn/contract/shared/merge-values.ts';
import { type FormShape, type Problems, reviveValues } from './form-shape.ts';
import { splitEnd } from './range-ends.ts';
import type { DraftRecord } from './stored-draft.ts';

/** What the server is known to hold; without a version what it does not hold yet, such as a new product. */
export interface Known<V> {
  readonly values: V;
  readonly version?: number | undefined;
  /** Another window of the same person has saved it. */
  readonly isOwn?: boolean;
}

/** The same fields were changed here and elsewhere: somebody has to choose. */
export interface Conflict<V> {
  readonly theirs: Known<V>;
  /** Everything else, merged; mine in the fields to choose. */
  readonly merged: V;
  readonly taken: readonly string[];
  /** What is to be chosen, by groups of fields that mean something together only. */
  readonly overlaps: readonly (readonly string[])[];
}

export interface FormState<V> {
  /** What the typing began from. */
  readonly base: Known<V>;
  readonly values: V;
  readonly problems: Problems;
  /** Counts the checks that found something, for the focus. */
  readonly refusals: number;
  readonly saving: boolean;
  /** Typed last time, and shown again. */
  readonly restored: boolean;
  /** Fields that were changed elsewhere meanwhile, and that are here now. */
  readonly taken: readonly string[];
  readonly conflict?: Conflict<V> | undefined;
  /** By which something new is created once, however often it is sent. */
  readonly idempotencyKey: string;
  /** Something else was sent by the key: an attempt of which no answer came back has arrived. */
  readonly mayBeThere: boolean;
}

export type FormEvent<V> =
  /** Problems of these fields go; of entries of a list those that are named. */
  | { readonly type: 'typed'; readonly change: Partial<V>; readonly mended: readonly string[] }
  /** A field is taken away, such as a certificate that was never saved. */
  | { readonly type: 'removed'; readonly field: string }
  | { readonly type: 'sent' }
  | { readonly type: 'refused'; readonly problems: Problems }
  /** The API did not take it; what was found wrong comes as `refused`. */
  | { readonly type: 'failed'; readonly mayBeThere: boolean }
  /** Somebody else has saved. */
  | { readonly type: 'received'; readonly theirs: Known<V> }
  /** The conflict is over: the given fields as they were saved elsewhere. */
  | { readonly type: 'chosen'; readonly theirs: readonly string[] }
  | { readonly type: 'saved'; readonly sent: V; readonly saved: Known<V> }
  | { readonly type: 'discarded' };

/** What is saved, or what was typed over it last time. */
export function beginForm<V extends Values>(
  shape: FormShape<V>,
  saved: Known<V>,
  draft: DraftRecord | undefined,
): FormState<V> {
  const key = draft?.idempotencyKey;
  const fresh = showing(saved, typeof key === 'string' ? key : crypto.randomUUID());
  if (!draft) return fresh;
  const base = reviveValues(shape, draft.base, saved.values);
  const values = reviveValues(shape, draft.values, base);
  if (isSame(values, base, shape)) return fresh;
  const restored = { ...fresh, values, restored: true };
  if (typeof draft.version !== 'number' || draft.version === saved.version) return restored;
  const begunFrom = { values: base, version: draft.version };
  return reduceForm(shape, { ...restored, base: begunFrom }, { type: 'received', theirs: saved });
}

export function isChanged<V extends Values>(shape: FormShape<V>, { values, base }: FormState<V>): boolean {
  return !isSame(values, base.values, shape);
}

/** What a form becomes by what happens to it. */
export function reduceForm<V extends Values>(
  shape: FormShape<V>,
  state: FormState<V>,
  event: FormEvent<V>,
): FormState<V> {
  switch (event.type) {
    case 'typed': {
      const { change, mended } = event;
      const problems = withoutMended(state.problems, Object.keys(change), mended);
      return { ...state, values: { ...state.values, ...change }, problems, restored: false, taken: [] };
    }
    case 'removed':
      return { ...state, values: takeFields(state.values, {} as V, [event.field]) };
    case 'sent':
      return { ...state, saving: true, problems: {}, mayBeThere: false };
    case 'refused':
      return { ...state, saving: false, problems: event.problems, refusals: state.refusals + 1 };
    case 'failed': {
      const idempotencyKey = event.mayBeThere ? crypto.randomUUID() : state.idempotencyKey;
      return { ...state, saving: false, mayBeThere: event.mayBeThere, idempotencyKey };
    }
    case 'received': {
      const { theirs } = event;
      const merge = mergeValues(state.base.values, state.values, theirs.values, shape);
      const { values, overlaps } = merge;
      const taken = [...new Set([...state.taken, ...merge.taken])];
      if (overlaps.length > 0)
        return { ...state, saving: false, conflict: { theirs, merged: values, taken, overlaps } };
      return { ...state, base: theirs, values, taken, conflict: undefined };
    }
    case 'chosen': {
      const { conflict } = state;
      if (!conflict) return state;
      const { theirs, merged, taken } = conflict;
      const values = takeFields(merged, theirs.values, event.theirs);
      return { ...state, base: theirs, values, taken, restored: false, conflict: undefined };
    }
    case 'saved': {
      // What was typed while it was being sent stays.
      const { values } = mergeValues(event.sent, state.values, event.saved.values, shape);
      // Where the fields that were taken over came from is still said.
      const base = { ...event.saved, ...(state.base.isOwn && { isOwn: true }) };
      return { ...state, base, values, saving: false, restored: false, conflict: undefined };
    }
    case 'discarded':
      return {
        ...showing(state.conflict?.theirs ?? state.base, state.idempotencyKey),
        refusals: state.refusals,
      };
  }
}

function showing<V>(known: Known<V>, idempotencyKey: string): FormState<V> {
  const { values } = known;
  const quiet = { refusals: 0, saving: false, restored: false, mayBeThere: false };
  return { ...quiet, base: known, values, problems: {}, taken: [], idempotencyKey };
}

function withoutMended(problems: Problems, fields: readonly string[], mended: readonly string[]): Problems {
  const isMended = (control: string) =>
    fields.includes(splitEnd(control).field) ||
    mended.some((name) => control === name || control.startsWith(`${name}.`));
  return Object.fromEntries(Object.entries(problems).filter(([control]) => !isMended(control)));
}
