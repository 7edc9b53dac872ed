import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { OwnProfile } from '@wbn/contract/social/own-profile.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import * as styles from '@wbn/ui-kit/controls/form.css.ts';
import { FormActions } from '@wbn/ui-kit/controls/form-actions.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { LeaveDialog } from '@wbn/ui-kit/overlays/leave-dialog.tsx';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CompanyFields } from './company-fields.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { ContactFields } from './contact-fields.tsx';
import type { ProfileChoices } from './list-profile-choices.query.ts';
import { PersonFields } from './person-fields.tsx';
import { ProblemAlert } from './problem-alert.tsx';
import { ProfilePictures } from './profile-pictures.tsx';
import { useEditProfile } from './use-edit-profile.ts';

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
  const ref = useRef<HTMLFormElement>(null);
  const onSaved = (saved: OwnProfile) => {
    onProfile?.(saved);
    navigate(path('/profile'));
  };
  const form = useEditProfile({ api, profile, onSaved });

  useEffect(() => {
    if (form.refusals > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form.refusals]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.saving) void form.save();
  };
  const fields = { form, profile, choices };
  return (
    <Stack space="lg">
      <ProfilePictures api={api} profile={profile} {...(onProfile && { onProfile })} />
      <form ref={ref} noValidate onSubmit={handleSubmit} aria-label={t('editTitle')} className={styles.form}>
        <ProblemAlert problems={form.problems} />
        {form.conflict && <ConflictNotice onOverwrite={form.overwrite} onDiscard={form.discard} />}
        <PersonFields {...fields} />
        <ContactFields {...fields} api={api} />
        <CompanyFields {...fields} />
        <FormActions
          status={
            form.restored && (
              <>
                {t('restored')}
                <Button variant="quiet" size="sm" onClick={form.discard}>
                  {t('discard')}
                </Button>
              </>
            )
          }
        >
          <Button variant="secondary" disabled={form.saving} onClick={() => navigate(path('/profile'))}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={form.saving} disabled={form.saving}>
            {t('save')}
          </Button>
        </FormActions>
      </form>
      <LeaveDialog
        isUnsaved={form.isUnsaved}
        onLeave={form.discard}
        texts={{
          title: t('leave.title'),
          body: t('leave.body'),
          stay: t('leave.stay'),
          leave: t('leave.leave'),
        }}
      />
    </Stack>
  );
}
