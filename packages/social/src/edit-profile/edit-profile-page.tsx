import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { OwnProfile } from '@wbn/contract/social/own-profile.ts';
import { useAbsolutePath } from '@wbn/edition/use-absolute-path.ts';
import { useHosts } from '@wbn/edition/use-edition.tsx';
import { useText } from '@wbn/edition/use-text.ts';
import { securityLink } from '@wbn/session/account-links.ts';
import { loadOwnProfileQuery } from '@wbn/session/load-own-profile.query.ts';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { EditProfileForm } from './edit-profile-form.tsx';
import { useProfileChoices } from './use-profile-choices.ts';

const loadingFields = ['one', 'two', 'three', 'four', 'five', 'six'];

interface EditProfilePageProps {
  readonly api: ApiClient;
  /** Called with the profile after each load and each save. */
  readonly onProfile?: (profile: OwnProfile) => void;
}

/** The page where people edit their profile (RT-05). */
export function EditProfilePage({ api, onProfile }: EditProfilePageProps) {
  const t = useText('own-profile');
  const { accounts } = useHosts();
  const absolutePath = useAbsolutePath();
  const { data, isError, isFetchedAfterMount, refetch } = useQuery(loadOwnProfileQuery(api));
  const choices = useProfileChoices(api);
  // Editing must start from fresh data, not from the cache.
  const profile = isFetchedAfterMount ? data : undefined;
  const failed = isError && !profile;
  return (
    <Stack space="lg">
      <PageHeader
        title={t('editTitle')}
        lead={
          <>
            <TextLink href={securityLink(accounts, absolutePath('/profile/edit'))}>
              {t('security.link')}
            </TextLink>
            {` · ${t('security.about')}`}
          </>
        }
      />
      {failed && <LoadError title={t('loadFailed')} retry={t('retry')} onRetry={refetch} />}
      {profile && choices && (
        <EditProfileForm api={api} profile={profile} choices={choices} {...(onProfile && { onProfile })} />
      )}
      {!(profile && choices) && !failed && <FormLoading />}
    </Stack>
  );
}

function FormLoading() {
  const t = useText('own-profile');
  return (
    <Stack space="lg" aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Surface as="div" padding="none">
        <Skeleton shape="block" height="12rem" />
      </Surface>
      <Surface as="div" padding="lg">
        <Columns minimum={340}>
          {loadingFields.map((field) => (
            <Stack key={field} space="xs">
              <Skeleton width="6rem" />
              <Skeleton shape="button" width="100%" />
            </Stack>
          ))}
        </Columns>
      </Surface>
    </Stack>
  );
}
