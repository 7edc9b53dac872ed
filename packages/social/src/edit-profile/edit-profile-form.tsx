import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { fullName } from '@wbn/cards/person/full-name.ts';
import type { OwnProfile } from '@wbn/contract/social/own-profile.ts';
import { lineLimit, nameLimit, presentationLimit } from '@wbn/contract/social/save-own-profile.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { listStatesQuery } from '@wbn/forms/choices/catalog.query.ts';
import { type Options, stateOptions } from '@wbn/forms/choices/options.ts';
import { useOptions } from '@wbn/forms/choices/use-options.ts';
import type { Describe } from '@wbn/forms/edit/conflict-panel.tsx';
import { EditForm } from '@wbn/forms/edit/edit-form.tsx';
import { joinChosen } from '@wbn/forms/edit/join-options.ts';
import { LeaveQuestion } from '@wbn/forms/edit/leave-question.tsx';
import { useFields } from '@wbn/forms/edit/use-fields.tsx';
import type { Form } from '@wbn/forms/edit/use-form.ts';
import type { DialCodeChoice } from '@wbn/forms/phone-fields.tsx';
import { PicturePairEditor } from '@wbn/forms/picture-pair-editor.tsx';
import { requestUserUploadMutation } from '@wbn/forms/uploads/upload.query.ts';
import { useDayTexts } from '@wbn/forms/use-day-texts.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { DayPicker } from '@wbn/ui-kit/controls/days/day-picker.tsx';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ProfileValues } from './profile-values.ts';
import { saveOwnProfileMutation } from './save-own-profile.query.ts';
import { profileDraftKey, useEditProfile } from './use-edit-profile.ts';
import type { ProfileChoices } from './use-profile-choices.ts';

interface EditProfileFormProps {
  readonly api: ApiClient;
  readonly profile: OwnProfile;
  readonly choices: ProfileChoices;
  readonly onProfile?: (profile: OwnProfile) => void;
}

/** Pictures and form of one's own profile (PRF-04 to PRF-08). */
export function EditProfileForm({ api, profile, choices, onProfile }: EditProfileFormProps) {
  const t = useText('own-profile');
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

/** Fields for the company and position of the person. */
function CompanyFields({ form, options }: ProfileFieldsProps) {
  const t = useText('own-profile');
  const { line, picker } = useFields(form, { options, lineLimit });
  return (
    <FormSection title={t('group.company')}>
      <Columns minimum={340}>
        {line('companyName', { autoComplete: 'organization', maxLength: 200 })}
        {picker('jobPosition')}
        {picker('businessType')}
        {picker('industry')}
      </Columns>
    </FormSection>
  );
}

/** Returns the function that shows a field's value in the conflict panel. */
function describeProfile(options: ProfileOptions): Describe<ProfileValues> {
  return (field, values) => {
    if (field === 'mobilePhone') return `${values.mobilePhone.dialCode} ${values.mobilePhone.number}`.trim();
    const text = String(values[field as keyof ProfileValues]);
    return options[field as keyof ProfileOptions]?.find(({ value }) => value === text)?.text ?? text;
  };
}

/** Years that the list of birth years goes back. */
const oldest = 110;

/** Personal fields; birthday and gender have a switch for their visibility (PRF-06). */
function PersonFields({ form, options }: ProfileFieldsProps) {
  const t = useText('own-profile');
  const { wire, line, area, picker, toggle } = useFields(form, { options, lineLimit });
  const problem = useText('forms');
  const thisYear = new Date().getFullYear();
  return (
    <FormSection title={t('group.person')}>
      <Columns minimum={340}>
        {line('firstName', { required: true, maxLength: nameLimit, autoComplete: 'given-name' })}
        {line('lastName', { required: true, maxLength: nameLimit, autoComplete: 'family-name' })}
        <Stack space="xs">
          <DayPicker
            {...wire('birthDate')}
            value={form.values.birthDate}
            language={useLocale()}
            texts={{ ...useDayTexts(), wrong: () => problem('problem.date') }}
            years={[thisYear - oldest, thisYear]}
            autoComplete="bday"
            onChange={(birthDate) => form.set({ birthDate })}
          />
          {toggle('showBirthDate')}
        </Stack>
        <Stack space="xs">
          {line('profession', { hint: t('hint.profession') })}
          {toggle('showProfession')}
        </Stack>
        {picker('gender')}
        {picker('preferredLanguage')}
      </Columns>
      {area('briefPresentation', { limit: presentationLimit, rows: 5 })}
    </FormSection>
  );
}

interface ContactFieldsProps extends ProfileFieldsProps {
  readonly email: string | undefined;
  readonly dialCodes: readonly DialCodeChoice[];
  /** State of the list of states; `found` counts its entries. */
  readonly states: { readonly state: 'loading' | 'failed' | 'ready'; readonly found: number };
}

/** Location and contact fields; the states depend on the country (PRF-05). */
function ContactFields({ form, options, email, dialCodes, states }: ContactFieldsProps) {
  const t = useText('own-profile');
  const { line, picker, phone } = useFields(form, { options, lineLimit });
  const { country } = form.values;
  const loading = states.state === 'loading' && country !== '';
  return (
    <FormSection title={t('group.contact')}>
      <Columns minimum={340}>
        {picker('country', {
          autoComplete: 'country',
          // A state of another country would be invalid.
          onChange: ({ target }) => form.set({ country: target.value, state: '' }),
        })}
        {picker('state', {
          autoComplete: 'address-level1',
          disabled: !loading && states.found === 0,
          'aria-busy': loading,
          hint: hintOf(),
        })}
        {line('city', { autoComplete: 'address-level2' })}
        <TextField
          label={t('fact.email')}
          type="email"
          value={email ?? ''}
          readOnly
          hint={t('hint.email')}
          dir="ltr"
        />
      </Columns>
      {phone('mobilePhone', { own: true, choices: dialCodes, country, hint: t('hint.phone') })}
    </FormSection>
  );

  function hintOf(): string | undefined {
    if (loading) return t('hint.statesLoading');
    if (country === '') return t('hint.stateNeedsCountry');
    return states.state === 'ready' && states.found === 0 ? t('hint.noStates') : undefined;
  }
}

interface ProfilePicturesProps {
  readonly api: ApiClient;
  readonly profile: OwnProfile;
  readonly onProfile?: (profile: OwnProfile) => void;
}

/** Cover and photo of a person (PRF-04). */
export function ProfilePictures({ api, profile, onProfile }: ProfilePicturesProps) {
  const t = useText('own-profile');
  const send = useMutation(requestUserUploadMutation(api));
  const save = useMutation(saveOwnProfileMutation(api));
  const [{ profilePhoto, coverPhoto }, setPictures] = useState(profile);
  return (
    <PicturePairEditor
      round
      name={fullName(profile)}
      pictures={{ profilePhoto, coverPhoto }}
      say={(text) => t(`picture.${text}`)}
      send={send.mutateAsync}
      save={async (change) => {
        const saved = await save.mutateAsync(change);
        setPictures(saved);
        onProfile?.(saved);
      }}
      isSaving={save.isPending}
    />
  );
}

type PickerName =
  | 'gender'
  | 'preferredLanguage'
  | 'country'
  | 'state'
  | 'jobPosition'
  | 'businessType'
  | 'industry';

/** Options of the pickers, by field. */
type ProfileOptions = Readonly<Record<PickerName, Options>>;

interface ProfileFieldsProps {
  readonly form: Form<ProfileValues>;
  readonly options: ProfileOptions;
}

/** Returns the options of the form; values of the profile are included even when a list did not load. */
function profileOptions(
  choices: ProfileChoices,
  profile: OwnProfile,
  states: Options,
  values: ProfileValues,
): ProfileOptions {
  const { gender, preferredLanguage, country, state, jobPosition, businessType, industry } = profile;
  const join = (field: PickerName, list: Options, value: string | undefined, text: string | undefined) =>
    joinChosen(list, value && text ? [{ value, text }] : [], values[field]);
  return {
    gender: join('gender', choices.genders, gender?.code, gender?.name),
    preferredLanguage: join(
      'preferredLanguage',
      choices.languages,
      preferredLanguage?.code,
      preferredLanguage?.languageName,
    ),
    country: join('country', choices.countries, country?.code, country?.countryName),
    state: join('state', states, state?.stateID, state?.stateName),
    jobPosition: join('jobPosition', choices.jobPositions, jobPosition?.jobPositionID, jobPosition?.name),
    businessType: join('businessType', choices.businessTypes, businessType?.code, businessType?.name),
    industry: join('industry', choices.industries, industry?.id, industry?.name),
  };
}
