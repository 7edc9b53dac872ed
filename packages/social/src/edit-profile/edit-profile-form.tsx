import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { OwnProfile } from '@wbn/contract/social/own-profile.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { listStatesQuery } from '@wbn/forms/choices/catalog.query.ts';
import { stateOptions } from '@wbn/forms/choices/options.ts';
import { useOptions } from '@wbn/forms/choices/use-options.ts';
import { EditForm } from '@wbn/forms/edit/edit-form.tsx';
import { LeaveQuestion } from '@wbn/forms/edit/leave-question.tsx';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CompanyFields } from './company-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { describeProfile } from './describe-profile.ts';
import { PersonFields } from './person-fields.tsx';
import { profileOptions } from './profile-options.ts';
import { ProfilePictures } from './profile-pictures.tsx';
import { profileDraftKey, useEditProfile } from './use-edit-profile.ts';
import type { ProfileChoices } from './use-profile-choices.ts';

interface EditProfileFormProps {
  readonly api: ApiClient;
  readonly profile: OwnProfile;
  readonly choices: ProfileChoices;
  readonly onProfile?: (profile: OwnProfile) => void;
}

/** Pictures and form of the own profile (PRF-04 to PRF-08). */
export function EditProfileForm({ api, profile, choices, onProfile }: EditProfileFormProps) {
  const { t } = useTranslation('own-profile');
  const path = usePath();
  const navigate = useNavigate();
  const toProfile = () => void navigate(path('/profile'));
  const form = useEditProfile({ api, profile, onProfile, onSaved: toProfile });
  const { state, options: found } = useOptions(listStatesQuery(api, form.values.country), stateOptions);
  const options = profileOptions(choices, profile, found, form.values);
  const fields = { form, options };
  const buttons = (
    <>
      <Button variant="secondary" disabled={form.saving} onClick={toProfile}>
        {t('cancel')}
      </Button>
      <Button type="submit" loading={form.saving} disabled={form.saving}>
        {t('save')}
      </Button>
    </>
  );
  return (
    <Stack space="lg">
      <ProfilePictures api={api} profile={profile} {...(onProfile && { onProfile })} />
      <EditForm form={form} label={t('editTitle')} describe={describeProfile(options)} buttons={buttons}>
        <PersonFields {...fields} />
        <ContactFields
          {...fields}
          email={profile.email}
          dialCodes={choices.dialCodes}
          states={{ state, found: found.length }}
        />
        <CompanyFields {...fields} />
      </EditForm>
      <LeaveQuestion drafts={[profileDraftKey(profile.userID)]} />
    </Stack>
  );
}
