import { isSame, mergeValues, takeFields, type Values } from '@wbn/contract/shared/merge-values.ts';
import { type FormShape, type Problems, reviveValues } from './form-shape.ts';
import { splitEnd } from './range-ends.ts';
import type { DraftRecord } from './stored-draft.ts';

/** The values that the server holds, with their version; without one they are not saved yet (a new product). */
export interface ServerSnapshot<V> {
  readonly values: V;
  readonly version?: number | undefined;
  /** Saved by another window of the same person. */
  readonly isOwn?: boolean;
}

/** The same fields were changed here and elsewhere, so a person has to choose. */
export interface Conflict<V> {
  readonly theirs: ServerSnapshot<V>;
  /** The merged values; fields to choose hold the local value. */
  readonly merged: V;
  readonly taken: readonly string[];
  /** The fields to choose, in groups that are chosen together. */
  readonly overlaps: readonly (readonly string[])[];
}

export interface FormState<V> {
  /** The values that editing began from. */
  readonly base: ServerSnapshot<V>;
  readonly values: V;
  readonly problems: Problems;
  /** Counts failed validations; each one moves the focus. */
  readonly refusals: number;
  readonly saving: boolean;
  /** The values come from a stored draft. */
  readonly restored: boolean;
  /** Fields that took a value saved elsewhere. */
  readonly taken: readonly string[];
  readonly conflict?: Conflict<V> | undefined;
  /** Idempotency key: something new is created once, however often it is sent. */
  readonly idempotencyKey: string;
  /** The server knows the key with other content, so an earlier attempt without an answer was saved. */
  readonly isAlreadyCreated: boolean;
}

export type FormEvent<V> =
  /** Fields were edited, so their problems go; `fixed` names list entries whose problems go too. */
  | { readonly type: 'typed'; readonly change: Partial<V>; readonly fixed: readonly string[] }
  /** A field is removed, such as a certificate that was never saved. */
  | { readonly type: 'removed'; readonly field: string }
  | { readonly type: 'sent' }
  | { readonly type: 'refused'; readonly problems: Problems }
  /** The save failed; problems of fields follow as `refused`. */
  | { readonly type: 'failed'; readonly isAlreadyCreated: boolean }
  /** Somebody else has saved. */
  | { readonly type: 'received'; readonly theirs: ServerSnapshot<V> }
  /** The conflict is resolved: these fields take the other value. */
  | { readonly type: 'chosen'; readonly theirs: readonly string[] }
  | { readonly type: 'saved'; readonly sent: V; readonly saved: ServerSnapshot<V> }
  | { readonly type: 'discarded' };

/** The initial state: what is saved, or a stored draft merged into it. */
export function beginForm<V extends Values>(
  shape: FormShape<V>,
  saved: ServerSnapshot<V>,
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

/** The reducer of a form. */
export function reduceForm<V extends Values>(
  shape: FormShape<V>,
  state: FormState<V>,
  event: FormEvent<V>,
): FormState<V> {
  switch (event.type) {
    case 'typed': {
      const { change, fixed } = event;
      const problems = withoutFixed(state.problems, Object.keys(change), fixed);
      return { ...state, values: { ...state.values, ...change }, problems, restored: false, taken: [] };
    }
    case 'removed':
      return { ...state, values: takeFields(state.values, {} as V, [event.field]) };
    case 'sent':
      return { ...state, saving: true, problems: {}, isAlreadyCreated: false };
    case 'refused':
      return { ...state, saving: false, problems: event.problems, refusals: state.refusals + 1 };
    case 'failed': {
      const idempotencyKey = event.isAlreadyCreated ? crypto.randomUUID() : state.idempotencyKey;
      return { ...state, saving: false, isAlreadyCreated: event.isAlreadyCreated, idempotencyKey };
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
      // Keeps what was typed during the save.
      const { values } = mergeValues(event.sent, state.values, event.saved.values, shape);
      // Keep the flag, so that the notice still says where the merged fields came from.
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

function showing<V>(snapshot: ServerSnapshot<V>, idempotencyKey: string): FormState<V> {
  const { values } = snapshot;
  const quiet = { refusals: 0, saving: false, restored: false, isAlreadyCreated: false };
  return { ...quiet, base: snapshot, values, problems: {}, taken: [], idempotencyKey };
}

function withoutFixed(problems: Problems, fields: readonly string[], fixed: readonly string[]): Problems {
  const isFixed = (control: string) =>
    fields.includes(splitEnd(control).field) ||
    fixed.some((name) => control === name || control.startsWith(`${name}.`));
  return Object.fromEntries(Object.entries(problems).filter(([control]) => !isFixed(control)));
}
