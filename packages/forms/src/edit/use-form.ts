import { ApiError, toApiError } from '@wbn/api-client/api-error.ts';
import type { Values } from '@wbn/contract/shared/merge-values.ts';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../use-failure-words.ts';
import { fieldId } from './field-id.ts';
import { type FormShape, findProblems, type Problems, problemsOfReply } from './form-shape.ts';
import { beginForm, type FormEvent, isChanged, type Known, reduceForm } from './form-state.ts';
import { isOwnSave, noteOwnSave } from './own-saves.ts';
import { splitEnd } from './range-ends.ts';
import { dropDraft, keepDraft, readDraft } from './stored-draft.ts';

/** Fields that were changed elsewhere meanwhile; `isOwn`: in another window of the same person. */
interface Taken {
  readonly fields: readonly string[];
  readonly isOwn: boolean;
}

export interface FormOptions<V extends Values> {
  readonly shape: FormShape<V>;
  /** Where what is typed is kept; it names the person, as nobody else who signs in on this computer gets it. */
  readonly draftKey: string;
  /** What the server holds; a later version than the form began from is merged into it. */
  readonly known: Known<V>;
  /** What the server holds now; asked after a Conflict, which something new does not have. */
  readonly load?: () => Promise<Known<V>>;
  /** Stores what was typed over `base`, and answers with what the server holds then. Rejects with an ApiError. */
  readonly save: (values: V, base: Known<V>, idempotencyKey: string) => Promise<Known<V>>;
  /** Told what is stored now, and which fields were changed elsewhere meanwhile. */
  readonly onSaved: (saved: V, taken: Taken) => void;
  /** Told of what was not stored; true when the person knows by that, and no toast is needed. */
  readonly onFailed?: (error: ApiError) => boolean;
  /** Instead of the words for every failure (ERR-05). */
  readonly failure?: string;
  readonly labelOf: (control: string, values: V) => string;
}

export type Form<V extends Values> = ReturnType<typeof useForm<V>>;

/** How often a save is repeated with what others have saved meanwhile, before it is given up. */
const attempts = 4;

/** A form with version, draft and conflict: what it holds, what is wrong with it, and what became of saving it. */
export function useForm<V extends Values>(options: FormOptions<V>) {
  const { shape, draftKey, known } = options;
  const { t } = useTranslation('forms');
  const toast = useToast();
  const failureWords = useFailureWords();
  const marked = (one: Known<V>) => (isOwnSave(draftKey, one.version) ? { ...one, isOwn: true } : one);
  const [state, setState] = useState(() => beginForm(shape, marked(known), readDraft(draftKey)));
  /** The state that the next event meets, which may come before the next render. */
  const latest = useRef(state);
  const apply = (event: FormEvent<V>) => {
    latest.current = reduceForm(shape, latest.current, event);
    setState(latest.current);
    return latest.current;
  };
  const { values, base, problems, saving, conflict, idempotencyKey } = state;
  const changed = isChanged(shape, state);

  const keep = useEffectEvent(() => {
    if (!changed) return dropDraft(draftKey);
    const key = base.version === undefined && { idempotencyKey };
    keepDraft(draftKey, { values, base: base.values, version: base.version, ...key });
  });
  useEffect(() => keep(), [values, base, changed, idempotencyKey]);

  // It was loaded anew, or another part of the page has saved something of it.
  const takeIn = useEffectEvent(() => {
    const { version } = conflict?.theirs ?? base;
    if (saving || known.version === undefined || version === undefined || known.version <= version) return;
    apply({ type: 'received', theirs: marked(known) });
  });
  useEffect(() => takeIn(), [known.version, saving]);

  function fail(error: unknown, sent: V): void {
    const failure = toApiError(error);
    const { code, fields } = failure;
    const mayBeThere = code === 'Conflict' && latest.current.base.version === undefined;
    apply({ type: 'failed', mayBeThere });
    if (fields) apply({ type: 'refused', problems: problemsOfReply(shape, sent, fields) });
    if (mayBeThere || options.onFailed?.(failure)) return;
    toast(failureWords(failure, options.failure), 'danger');
  }

  async function send(attempt: number): Promise<void> {
    const { values: sent, base: from, idempotencyKey: key } = latest.current;
    const found = findProblems(shape, sent, from.values);
    if (Object.keys(found).length > 0) return void apply({ type: 'refused', problems: found });
    apply({ type: 'sent' });
    let saved: Known<V>;
    try {
      saved = await options.save(sent, from, key);
    } catch (error) {
      const { load } = options;
      return load && isConflict(error) && attempt < attempts ? catchUp(load, attempt) : fail(error, sent);
    }
    const next = apply({ type: 'saved', sent, saved });
    // Before the page is left, which asks about drafts.
    if (!isChanged(shape, next)) dropDraft(draftKey);
    if (from.version !== undefined && saved.version !== undefined) noteOwnSave(draftKey, saved.version);
    options.onSaved(saved.values, { fields: next.taken, isOwn: next.base.isOwn ?? false });
  }

  /** Somebody was quicker: what they saved is merged, and it is sent again unless somebody has to choose. */
  async function catchUp(load: () => Promise<Known<V>>, attempt: number): Promise<void> {
    let theirs: Known<V>;
    try {
      theirs = await load();
    } catch (error) {
      return fail(error, latest.current.values);
    }
    if (!apply({ type: 'received', theirs: marked(theirs) }).conflict) await send(attempt + 1);
  }

  async function save(): Promise<void> {
    if (!latest.current.saving) await send(1);
  }

  return {
    ...state,
    name: shape.name,
    changed,
    /** Changes fields; of entries of a list those that are no longer wrong are named. */
    set: (change: Partial<V> | ((last: V) => Partial<V>), ...mended: string[]) => {
      const fields = typeof change === 'function' ? change(latest.current.values) : change;
      apply({ type: 'typed', change: fields, mended });
    },
    remove: (field: string) => void apply({ type: 'removed', field }),
    refuse: (found: Problems) => void apply({ type: 'refused', problems: found }),
    save,
    /** Drops what was typed and shows what the server holds. */
    discard: () => void apply({ type: 'discarded' }),
    /** Ends a conflict: the given fields as they were saved elsewhere; saved at once, or typed on. */
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
