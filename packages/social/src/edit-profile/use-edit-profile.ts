import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { OwnProfile } from '@wbn/contract/social/own-profile.ts';
import { profileProblemOf } from '@wbn/contract/social/profile-problems.ts';
import { savedProfileSchema } from '@wbn/contract/social/save-own-profile.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { type FormShape, issuesOf } from '@wbn/forms/edit/form-shape.ts';
import type { ServerSnapshot } from '@wbn/forms/edit/form-state.ts';
import { useForm } from '@wbn/forms/edit/use-form.ts';
import { loadOwnProfileQuery } from '@wbn/session/load-own-profile.query.ts';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { isSwitch, type ProfileValues, type TextName, toBody, valuesOf } from './profile-values.ts';
import { saveOwnProfileMutation } from './save-own-profile.query.ts';

/** The form definition of a profile. */
const profileShape: FormShape<ProfileValues> = {
  name: 'profile',
  together: [['country', 'state']],
  findIssues: (values) => issuesOf(savedProfileSchema, toBody(values)),
  problemOf: profileProblemOf,
};

interface EditProfileOptions {
  readonly api: ApiClient;
  /** The profile as loaded when the page opened. */
  readonly profile: OwnProfile;
  readonly onProfile: ((profile: OwnProfile) => void) | undefined;
  readonly onSaved: () => void;
}

/** Storage key of the draft. */
export const profileDraftKey = (userID: string) => `wbn-profile-draft-${userID}`;

/** The form of the own profile. */
export function useEditProfile({ api, profile, onProfile, onSaved }: EditProfileOptions) {
  const t = useText('own-profile');
  const words = useText('forms');
  const toast = useToast();
  const client = useQueryClient();
  const change = useMutation(saveOwnProfileMutation(api));
  const labelOf = (field: string) =>
    isSwitch(field) ? t(`toggle.${field}`) : t(`fact.${field as TextName}`);
  return useForm<ProfileValues>({
    shape: profileShape,
    draftKey: profileDraftKey(profile.userID),
    snapshot: snapshotOf(profile),
    load: async () => snapshotOf(await client.fetchQuery(loadOwnProfileQuery(api))),
    save: async (values, { version }) => {
      const saved = await change.mutateAsync({ ...toBody(values), version });
      onProfile?.(saved);
      return snapshotOf(saved);
    },
    onSaved: (_saved, { fields, isOwn }) => {
      toast(t('saved'), 'success');
      const names = fields.map(labelOf).join(', ');
      if (fields.length > 0) toast(words(isOwn ? 'takenOwn' : 'taken', { fields: names }));
      onSaved();
    },
    failure: t('saveFailed'),
    labelOf,
  });
}

function snapshotOf(profile: OwnProfile): ServerSnapshot<ProfileValues> {
  return { values: valuesOf(profile), version: profile.version };
}
