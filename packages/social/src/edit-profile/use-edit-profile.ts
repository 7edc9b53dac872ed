import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import type { OwnProfile } from '@wbn/contract/social/own-profile.ts';
import { saveOwnProfile } from '@wbn/contract/social/save-own-profile.ts';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadOwnProfileQuery } from '../own-profile/load-own-profile.query.ts';
import { checkProfile, type ProfileProblems, problemsOf } from './check-profile.ts';
import { dropProfileDraft, keepProfileDraft, readProfileDraft } from './profile-draft.ts';
import { isSame, type ProfileValues, toBody, valuesOf } from './profile-values.ts';

interface EditProfileOptions {
  readonly api: ApiClient;
  /** As it was when the page was opened. */
  readonly profile: OwnProfile;
  readonly onSaved: (profile: OwnProfile) => void;
}

export type EditProfile = ReturnType<typeof useEditProfile>;

/** The form's state: what it holds, what is wrong with it, and what became of saving it. */
export function useEditProfile({ api, profile, onSaved }: EditProfileOptions) {
  const { t } = useTranslation('own-profile');
  const toast = useToast();
  const { userID } = profile;
  const [base, setBase] = useState(() => ({ values: valuesOf(profile), version: profile.version }));
  const [draft] = useState(() => readProfileDraft(userID, base.values));
  const [values, setValues] = useState(draft?.values ?? base.values);
  /** The version that the typed values began from. */
  const [version, setVersion] = useState(draft?.version ?? base.version);
  const [restored, setRestored] = useState(draft !== undefined);
  const [problems, setProblems] = useState<ProfileProblems>({});
  const [saving, setSaving] = useState(false);
  /** What the server holds when somebody has saved in between. */
  const [newer, setNewer] = useState<OwnProfile>();
  /** Counts the checks that found something, for the focus. */
  const [refusals, setRefusals] = useState(0);
  const changed = !isSame(values, base.values);
  /** Read when the page is left, which may be before the next render. */
  const saved = useRef(false);

  const keep = useEffectEvent(() => {
    if (saved.current) return;
    if (changed) keepProfileDraft(userID, { values, version });
    else dropProfileDraft(userID);
  });
  useEffect(() => keep(), [values, version, changed]);

  function set(change: Partial<ProfileValues>, ...fields: string[]): void {
    setValues((last) => ({ ...last, ...change }));
    setRestored(false);
    const mended = [...Object.keys(change), ...fields];
    setProblems((last) =>
      Object.fromEntries(Object.entries(last).filter(([name]) => !mended.includes(name))),
    );
  }

  function refuse(found: ProfileProblems): void {
    setProblems(found);
    setRefusals((count) => count + 1);
  }

  function fail(error: unknown): void {
    const { status, message, fields } =
      error instanceof ApiError ? error : new ApiError('InternalError', '', 0);
    toast(status > 0 ? t('saveFailedWith', { message }) : t('saveFailed'), 'danger');
    if (fields) refuse(problemsOf(fields));
  }

  async function save(from = version): Promise<void> {
    const body = toBody(values, from);
    const found = checkProfile(body);
    if (Object.keys(found).length > 0) return refuse(found);
    setSaving(true);
    setProblems({});
    try {
      const { data } = await api.call(saveOwnProfile, { body });
      saved.current = true;
      dropProfileDraft(userID);
      toast(t('saved'), 'success');
      onSaved(data);
    } catch (error) {
      const latest = isConflict(error) ? await load(api) : undefined;
      setSaving(false);
      if (latest) setNewer(latest);
      else fail(error);
    }
  }

  /** Drops what was typed and shows what the server holds. */
  function discard(latest: OwnProfile | undefined = newer): void {
    const now = latest ? { values: valuesOf(latest), version: latest.version } : base;
    setBase(now);
    setValues(now.values);
    setVersion(now.version);
    setProblems({});
    setRestored(false);
    setNewer(undefined);
    dropProfileDraft(userID);
  }

  /** Saves what was typed over the newer version, now that the person knows of it. */
  function overwrite(): void {
    if (!newer) return;
    setVersion(newer.version);
    setNewer(undefined);
    void save(newer.version);
  }

  return {
    values,
    problems,
    refusals,
    saving,
    restored,
    conflict: newer !== undefined,
    /** Something was typed that is not saved; asked when the page is left. */
    isUnsaved: () => changed && !saved.current,
    set,
    save: () => save(),
    discard: () => discard(),
    overwrite,
  };
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'Conflict';
}

/** What the server holds now; undefined when it does not say. */
async function load(api: ApiClient): Promise<OwnProfile | undefined> {
  return loadOwnProfileQuery(api)
    .queryFn()
    .catch(() => undefined);
}
