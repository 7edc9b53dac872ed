import { ApiError, toApiError } from '@wbn/api-client/api-error.ts';
import type { Values } from '@wbn/contract/shared/merge-values.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useErrorMessage } from '../use-error-message.ts';
import { fieldId } from './field-id.ts';
import { type FormShape, findProblems, type Problems, problemsOfReply } from './form-shape.ts';
import { beginForm, type FormEvent, isChanged, reduceForm, type ServerSnapshot } from './form-state.ts';
import { isOwnSave, recordOwnSave } from './own-saves.ts';
import { splitEnd } from './range-ends.ts';
import { deleteDraft, readDraft, saveDraft } from './stored-draft.ts';

/** Fields that took values saved elsewhere; `isOwn`: saved in another window of the same person. */
interface Taken {
  readonly fields: readonly string[];
  readonly isOwn: boolean;
}

export interface FormOptions<V extends Values> {
  readonly shape: FormShape<V>;
  /** Storage key of the draft; it contains the person's id, so that nobody else on this computer gets the draft. */
  readonly draftKey: string;
  /** What the server holds; a newer version than the form's is merged into it. */
  readonly snapshot: ServerSnapshot<V>;
  /** Loads what the server holds after a Conflict; absent for something new. */
  readonly load?: () => Promise<ServerSnapshot<V>>;
  /** Saves what was typed over `base`; resolves with what the server then holds or rejects with an ApiError. */
  readonly save: (values: V, base: ServerSnapshot<V>, idempotencyKey: string) => Promise<ServerSnapshot<V>>;
  /** Called after a save, with the fields that took values saved elsewhere. */
  readonly onSaved: (saved: V, taken: Taken) => void;
  /** Called when a save failed; true suppresses the toast. */
  readonly onFailed?: (error: ApiError) => boolean;
  /** Replaces the first part of every failure message (ERR-05). */
  readonly failure?: string;
  readonly labelOf: (control: string, values: V) => string;
}

export type Form<V extends Values> = ReturnType<typeof useForm<V>>;

/** How often a save is attempted when others keep saving in between. */
const attempts = 4;

/** A form with versions, a stored draft and conflict resolution: its values, problems, save state and actions. */
export function useForm<V extends Values>(options: FormOptions<V>) {
  const { shape, draftKey, snapshot } = options;
  const t = useText('forms');
  const toast = useToast();
  const errorMessage = useErrorMessage();
  const withOwnMark = (one: ServerSnapshot<V>) =>
    isOwnSave(draftKey, one.version) ? { ...one, isOwn: true } : one;
  const [state, setState] = useState(() => beginForm(shape, withOwnMark(snapshot), readDraft(draftKey)));
  /** The current state, since several events can come before the next render. */
  const latest = useRef(state);
  const apply = (event: FormEvent<V>) => {
    latest.current = reduceForm(shape, latest.current, event);
    setState(latest.current);
    return latest.current;
  };
  const { values, base, problems, saving, conflict, idempotencyKey } = state;
  const changed = isChanged(shape, state);

  const storeDraft = useEffectEvent(() => {
    if (!changed) return deleteDraft(draftKey);
    const key = base.version === undefined && { idempotencyKey };
    saveDraft(draftKey, { values, base: base.values, version: base.version, ...key });
  });
  useEffect(() => storeDraft(), [values, base, changed, idempotencyKey]);

  // The server value was refetched, or another part of the page saved some of it.
  const mergeNewerSnapshot = useEffectEvent(() => {
    const { version } = conflict?.theirs ?? base;
    if (saving || snapshot.version === undefined || version === undefined || snapshot.version <= version)
      return;
    apply({ type: 'received', theirs: withOwnMark(snapshot) });
  });
  useEffect(() => mergeNewerSnapshot(), [snapshot.version, saving]);

  function fail(error: unknown, sent: V): void {
    const failure = toApiError(error);
    const { code, fields } = failure;
    const isAlreadyCreated = code === 'Conflict' && latest.current.base.version === undefined;
    apply({ type: 'failed', isAlreadyCreated });
    if (fields) apply({ type: 'refused', problems: problemsOfReply(shape, sent, fields) });
    if (isAlreadyCreated || options.onFailed?.(failure)) return;
    toast(errorMessage(failure, options.failure), 'danger');
  }

  async function send(attempt: number): Promise<void> {
    const { values: sent, base: from, idempotencyKey: key } = latest.current;
    const found = findProblems(shape, sent, from.values);
    if (Object.keys(found).length > 0) return void apply({ type: 'refused', problems: found });
    apply({ type: 'sent' });
    let saved: ServerSnapshot<V>;
    try {
      saved = await options.save(sent, from, key);
    } catch (error) {
      const { load } = options;
      return load && isConflict(error) && attempt < attempts ? catchUp(load, attempt) : fail(error, sent);
    }
    const next = apply({ type: 'saved', sent, saved });
    // Must run before onSaved may leave the page, which asks about drafts.
    if (!isChanged(shape, next)) deleteDraft(draftKey);
    if (from.version !== undefined && saved.version !== undefined) recordOwnSave(draftKey, saved.version);
    options.onSaved(saved.values, { fields: next.taken, isOwn: next.base.isOwn ?? false });
  }

  /** Somebody else saved first: merges their values and saves again unless a person has to choose. */
  async function catchUp(load: () => Promise<ServerSnapshot<V>>, attempt: number): Promise<void> {
    let theirs: ServerSnapshot<V>;
    try {
      theirs = await load();
    } catch (error) {
      return fail(error, latest.current.values);
    }
    if (!apply({ type: 'received', theirs: withOwnMark(theirs) }).conflict) await send(attempt + 1);
  }

  async function save(): Promise<void> {
    if (!latest.current.saving) await send(1);
  }

  return {
    ...state,
    name: shape.name,
    changed,
    /** Changes fields; `fixed` names list entries whose problems go. */
    set: (change: Partial<V> | ((last: V) => Partial<V>), ...fixed: string[]) => {
      const fields = typeof change === 'function' ? change(latest.current.values) : change;
      apply({ type: 'typed', change: fields, fixed });
    },
    remove: (field: string) => void apply({ type: 'removed', field }),
    refuse: (found: Problems) => void apply({ type: 'refused', problems: found }),
    save,
    /** Discards unsaved changes and shows what the server holds. */
    discard: () => void apply({ type: 'discarded' }),
    /** Resolves a conflict: the fields `theirs` take the other value. Saves at once or lets the person edit on. */
    choose: (theirs: readonly string[], saveNow: boolean) => {
      apply({ type: 'chosen', theirs });
      if (saveNow) void save();
    },
    idOf: (control: string) => fieldId(shape.name, control),
    labelOf: (control: string) => {
      const { field, end } = splitEnd(control);
      const label = options.labelOf(field, { ...conflict?.theirs.values, ...values });
      return end ? t('end', { label, end: t(end === 'min' ? 'from' : 'to') }) : label;
    },
    errorOf: (control: string) => problems[control] && t(`problem.${problems[control]}`),
  };
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'Conflict';
}
