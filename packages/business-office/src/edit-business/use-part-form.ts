import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import type { BusinessProfile, BusinessSession } from '@wbn/contract/business/business.ts';
import { loadBusiness } from '@wbn/contract/business/load-business.ts';
import { saveBusiness } from '@wbn/contract/business/save-business.ts';
import { dropDraft, keepDraft } from '@wbn/forms/stored-draft.ts';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Managed } from '../manage/use-managed.ts';
import type { Values } from './merge-values.ts';
import { type BusinessBody, checkPart, type Part, type Problems, problemsOfReply } from './part.ts';
import { draftKey } from './part-draft.ts';
import { beginPart, isChanged, type Known, receive, settle, settleSaved } from './part-state.ts';

export interface PartFormOptions<V extends Values> {
  readonly api: ApiClient;
  readonly managed: Managed;
  readonly userID: string;
  readonly part: Part<V>;
}

export type PartForm<V extends Values> = ReturnType<typeof usePartForm<V>>;

/** How often a save is repeated with what others have saved meanwhile, before it is given up. */
const attempts = 4;

/** The form of a part: what it holds, what is wrong with it, and what became of saving it. */
export function usePartForm<V extends Values>({ api, managed, userID, part }: PartFormOptions<V>) {
  const { t } = useTranslation('edit-business');
  const toast = useToast();
  const { business, session } = managed;
  const params = { id: business.businessID };
  const key = draftKey(userID, business.businessID, part.name);
  const knownOf = (profile: BusinessProfile, { versions }: BusinessSession): Known<V> => ({
    values: part.valuesOf(profile),
    version: versions[part.name],
  });
  const [state, setState] = useState(() => beginPart(part, knownOf(business, session), key));
  const [problems, setProblems] = useState<Problems>({});
  /** Counts the checks that found something, for the focus. */
  const [refusals, setRefusals] = useState(0);
  const [saving, setSaving] = useState(false);
  const { values, base, clash } = state;
  const changed = isChanged(state);

  const keep = useEffectEvent(() => {
    if (changed) keepDraft(key, { values, base: base.values, version: base.version });
    else dropDraft(key);
  });
  useEffect(() => keep(), [values, base, changed]);

  // The company was loaded anew, or another part of the page has saved something of this one.
  const version = session.versions[part.name];
  const takeIn = useEffectEvent(() => {
    if (version === base.version || version === clash?.theirs.version) return;
    setState((last) => receive(part, last, knownOf(business, session)));
  });
  useEffect(() => takeIn(), [version]);

  /** Changes fields; problems of them go, and those of `mended` alone when it is given: a field or a part of one. */
  function set(change: Partial<V>, mended?: string): void {
    setState((last) => ({ ...last, values: { ...last.values, ...change }, restored: false, taken: [] }));
    const names = mended === undefined ? Object.keys(change) : [mended];
    const isMended = (field: string) => names.some((name) => field === name || field.startsWith(`${name}.`));
    setProblems((last) => Object.fromEntries(Object.entries(last).filter(([field]) => !isMended(field))));
  }

  /** Takes a field away, such as a certificate that was never saved. */
  function remove(name: string): void {
    setState((last) => {
      const { [name]: _gone, ...rest } = last.values;
      return { ...last, values: rest as unknown as V };
    });
  }

  function refuse(found: Problems): void {
    setProblems(found);
    setRefusals((count) => count + 1);
  }

  function fail(error: unknown, sent: V): void {
    setSaving(false);
    if (managed.fail(error)) return;
    const { status, message, fields } =
      error instanceof ApiError ? error : new ApiError('InternalError', '', 0);
    toast(status > 0 ? t('saveFailedWith', { message }) : t('saveFailed'), 'danger');
    if (fields) refuse(problemsOfReply(part, sent, fields));
  }

  async function send(sent: V, from: Known<V>, attempt = 1): Promise<void> {
    const found = checkPart(part, sent, from.values);
    if (Object.keys(found).length > 0) {
      setSaving(false);
      return refuse(found);
    }
    setSaving(true);
    setProblems({});
    const body = { [part.key]: part.toBody(sent, from.values), versions: { [part.name]: from.version } };
    try {
      const reply = await api.call(saveBusiness, { params, body: body as BusinessBody });
      const viewer = reply.session ?? session;
      setState((last) => settleSaved(last, sent, knownOf(reply.data, viewer)));
      setSaving(false);
      managed.update(reply.data, viewer);
      toast(t('saved'), 'success');
    } catch (error) {
      if (isConflict(error) && attempt < attempts) await catchUp(sent, from, attempt);
      else fail(error, sent);
    }
  }

  /** Somebody was quicker: their changes are taken in, and it is saved again unless both have changed the same. */
  async function catchUp(sent: V, from: Known<V>, attempt: number): Promise<void> {
    try {
      const { data, session: viewer } = await api.call(loadBusiness, { params });
      // Nothing to the company any more: the save says so.
      const theirs = knownOf(data, viewer ?? session);
      const next = receive(part, { ...state, values: sent, base: from }, theirs);
      setState((last) => receive(part, { ...last, base: from }, theirs));
      if (viewer) managed.update(data, viewer);
      if (next.clash) setSaving(false);
      else await send(next.values, next.base, attempt + 1);
    } catch (error) {
      fail(error, sent);
    }
  }

  return {
    part,
    values,
    problems,
    refusals,
    saving,
    changed,
    clash,
    restored: state.restored,
    taken: state.taken,
    set,
    remove,
    save: () => send(values, base),
    /** Drops what was typed and shows what the server holds. */
    discard: () => {
      const now = clash?.theirs ?? base;
      setState({ base: now, values: now.values, restored: false, taken: [] });
      setProblems({});
    },
    /** Ends a clash: the given fields as the others have them; saved at once, or typed on. */
    settle: (theirFields: readonly string[], saveNow: boolean) => {
      const next = settle(state, theirFields);
      setState(next);
      if (saveNow) void send(next.values, next.base);
    },
  };
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'Conflict';
}
