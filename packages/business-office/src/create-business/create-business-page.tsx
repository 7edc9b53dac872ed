import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { OwnProfile } from '@wbn/contract/social/own-profile.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { EditForm } from '@wbn/forms/edit/edit-form.tsx';
import { MayBeThere } from '@wbn/forms/edit/may-be-there.tsx';
import { loadOwnProfileQuery } from '@wbn/session/load-own-profile.query.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ScreenLoading } from '../manage/manage-loading.tsx';
import type { CreatedState } from '../my-business/created-state.ts';
import { OwnInvitations } from '../my-business/own-invitations.tsx';
import { CreateFields } from './create-fields.tsx';
import { CreatePictures } from './create-pictures.tsx';
import { useCreateBusiness } from './use-create-business.ts';

interface CreateBusinessPageProps {
  /** Sends the token of whoever is signed in. */
  readonly api: ApiClient;
  /** Who is signed in: what was typed is kept for them alone. */
  readonly userID: string;
}

/** Where a company gets its page (RT-15, BIZ-04 to BIZ-08), filled in with what the person's profile says. */
export function CreateBusinessPage(props: CreateBusinessPageProps) {
  const { t } = useTranslation('my-business');
  const { data: profile, isPending } = useQuery(loadOwnProfileQuery(props.api));
  if (isPending) return <ScreenLoading title={t('form.title')} />;
  return <CreateBusiness {...props} profile={profile} />;
}

interface CreateBusinessProps extends CreateBusinessPageProps {
  /** Absent when it could not be had: then nothing is filled in. */
  readonly profile: OwnProfile | undefined;
}

function CreateBusiness({ api, userID, profile }: CreateBusinessProps) {
  const { t } = useTranslation('my-business');
  const path = usePath();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  /** The person has just registered: it is where they begin, and they may look around first. */
  const isWelcome = search.get('welcome') === '1';
  const list = path('/my-business');
  const goTo = (created: string) => navigate(list, { state: { created } satisfies CreatedState });
  const { form, states } = useCreateBusiness({ api, userID, profile, onCreated: goTo });
  const buttons = (
    <>
      <Button
        variant="secondary"
        disabled={form.saving}
        onClick={() => navigate(isWelcome ? path('/') : list)}
      >
        {t(isWelcome ? 'welcome.later' : 'cancel')}
      </Button>
      <Button type="submit" loading={form.saving}>
        {t('form.submit')}
      </Button>
    </>
  );
  return (
    <Stack space="lg">
      {isWelcome && <OwnInvitations api={api} email={profile?.email} askedID={undefined} onAccepted={goTo} />}
      <div>
        <Heading level={1}>{t(isWelcome ? 'welcome.title' : 'form.title')}</Heading>
        <Text tone="muted">{t(isWelcome ? 'welcome.lead' : 'form.lead')}</Text>
      </div>
      <EditForm form={form} label={t('form.title')} problemsTitle={t('form.failed')} buttons={buttons}>
        {form.mayBeThere && (
          <MayBeThere>
            <TextLink to={list}>{t('title')}</TextLink>
          </MayBeThere>
        )}
        <CreatePictures api={api} form={form} />
        <CreateFields api={api} form={form} states={states} />
      </EditForm>
    </Stack>
  );
}
