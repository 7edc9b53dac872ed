import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { OwnProfile } from '@wbn/contract/social/own-profile.ts';
import { useLoaded } from '@wbn/session/use-loaded.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { ErrorState } from '@wbn/ui-kit/layout/error-state.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { useTranslation } from 'react-i18next';
import { loadOwnProfileQuery } from '../own-profile/load-own-profile.query.ts';
import { EditProfileForm } from './edit-profile-form.tsx';
import { FormLoading } from './form-loading.tsx';
import { listProfileChoicesQuery } from './list-profile-choices.query.ts';

interface EditProfilePageProps {
  /** Sends the token of whoever is signed in. */
  readonly api: ApiClient;
  /** Told what the server knows of the person, when it is loaded and after each change. */
  readonly onProfile?: (profile: OwnProfile) => void;
}

/** The page where people change their profile (RT-05). */
export function EditProfilePage({ api, onProfile }: EditProfilePageProps) {
  const { t } = useTranslation('own-profile');
  const profile = useLoaded(loadOwnProfileQuery(api));
  const choices = useLoaded(listProfileChoicesQuery(api));
  const failed = profile.state === 'failed';
  const ready = profile.state === 'ready' && choices.state === 'ready';
  return (
    <Stack space="lg">
      <Heading level={1}>{t('editTitle')}</Heading>
      {failed && (
        <ErrorState
          title={t('loadFailed')}
          action={
            <Button variant="secondary" onClick={profile.again}>
              {t('retry')}
            </Button>
          }
        />
      )}
      {ready && (
        <EditProfileForm
          api={api}
          profile={profile.value}
          choices={choices.value}
          {...(onProfile && { onProfile })}
        />
      )}
      {!ready && !failed && <FormLoading />}
    </Stack>
  );
}
