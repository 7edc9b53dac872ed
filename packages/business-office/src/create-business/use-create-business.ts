import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { createBusiness } from '@wbn/contract/business/create-business.ts';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CreatedProblems, checkCreated, problemsOf } from './check-created.ts';
import { attemptOf, dropCreatedDraft, keepCreatedDraft, readCreatedDraft } from './created-draft.ts';
import { type CreatedValues, emptyValues, isEmpty, toBody } from './created-values.ts';

interface CreateBusinessOptions {
  readonly api: ApiClient;
  /** Whose draft it is. */
  readonly userID: string;
  readonly onCreated: (businessID: string) => void;
}

export type CreateBusinessForm = ReturnType<typeof useCreateBusiness>;

/** The form's state: what it holds, what is wrong with it, and what became of sending it. */
export function useCreateBusiness({ api, userID, onCreated }: CreateBusinessOptions) {
  const { t } = useTranslation('my-business');
  const toast = useToast();
  const [draft] = useState(() => readCreatedDraft(userID));
  const [values, setValues] = useState(draft?.values ?? emptyValues);
  const [restored, setRestored] = useState(draft !== undefined);
  const [problems, setProblems] = useState<CreatedProblems>({});
  const [failed, setFailed] = useState(false);
  const [saving, setSaving] = useState(false);
  /** Counts the checks that found something, for the focus. */
  const [refusals, setRefusals] = useState(0);
  const attempt = useRef(draft?.attempt);
  /** Read when the button is pressed twice, which may be before the next render. */
  const isBusy = useRef(false);

  const keep = useEffectEvent(() => {
    if (!isBusy.current) keepCreatedDraft(userID, { values, attempt: attempt.current });
  });
  useEffect(() => keep(), [values]);

  function set(change: Partial<CreatedValues>): void {
    setValues((last) => ({ ...last, ...change }));
    setRestored(false);
    const mended = Object.keys(change);
    setProblems((last) =>
      Object.fromEntries(Object.entries(last).filter(([name]) => !mended.includes(name))),
    );
  }

  function refuse(found: CreatedProblems): void {
    setProblems(found);
    setFailed(true);
    setRefusals((count) => count + 1);
  }

  function fail(error: unknown): void {
    const { status, code, fields } = error instanceof ApiError ? error : new ApiError('InternalError', '', 0);
    // The session leads to the login and back here, where everything still stands.
    if (status === 401) return;
    if (fields) {
      refuse(problemsOf(fields));
    } else if (code === 'NotFound' && (values.profilePhoto || values.coverPhoto)) {
      // Pictures that were sent are kept for a day.
      set({ profilePhoto: undefined, coverPhoto: undefined });
      refuse({ profilePhoto: 'photo', coverPhoto: 'photo' });
    } else {
      // Another company was sent with the key: the next time it gets one of its own.
      if (code === 'Conflict') attempt.current = undefined;
      toast(t('loadFailed'), 'danger');
    }
  }

  async function save(hasStates: boolean): Promise<void> {
    if (isBusy.current) return;
    const body = toBody(values);
    const found = checkCreated(body, hasStates);
    if (Object.keys(found).length > 0) return refuse(found);
    isBusy.current = true;
    setSaving(true);
    setProblems({});
    setFailed(false);
    attempt.current = attemptOf(body, attempt.current);
    keepCreatedDraft(userID, { values, attempt: attempt.current });
    try {
      const headers = { 'idempotency-key': attempt.current.key };
      const { data } = await api.call(createBusiness, { body }, { headers });
      dropCreatedDraft(userID);
      toast(t('form.created', { company: data.general.companyName }), 'success');
      onCreated(data.businessID);
    } catch (error) {
      isBusy.current = false;
      setSaving(false);
      fail(error);
    }
  }

  /** Drops what was typed. */
  function discard(): void {
    setValues(emptyValues);
    setProblems({});
    setFailed(false);
    setRestored(false);
    attempt.current = undefined;
    dropCreatedDraft(userID);
  }

  return {
    values,
    problems,
    failed,
    refusals,
    saving,
    restored,
    isEmpty: isEmpty(values),
    set,
    save,
    discard,
  };
}
