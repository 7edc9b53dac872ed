import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { EditForm } from '@wbn/forms/edit/edit-form.tsx';
import { MayBeThere } from '@wbn/forms/edit/may-be-there.tsx';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { CreatedState } from '../my-business/created-state.ts';
import { CreateFields } from './create-fields.tsx';
import { CreatePictures } from './create-pictures.tsx';
import { useCreateBusiness } from './use-create-business.ts';

interface CreateBusinessPageProps {
  /** Sends the token of whoever is signed in. */
  readonly api: ApiClient;
  /** Who is signed in: what was typed is kept for them alone. */
  readonly userID: string;
}

/** Where a company gets its page (RT-15, BIZ-04 to BIZ-08). */
export function CreateBusinessPage({ api, userID }: CreateBusinessPageProps) {
  const { t } = useTranslation('my-business');
  const path = usePath();
  const navigate = useNavigate();
  const list = path('/my-business');
  const { form, states } = useCreateBusiness({
    api,
    userID,
    onCreated: (created) => navigate(list, { state: { created } satisfies CreatedState }),
  });
  const buttons = (
    <>
      <Button variant="secondary" disabled={form.saving} onClick={() => navigate(list)}>
        {t('cancel')}
      </Button>
      <Button type="submit" loading={form.saving}>
        {t('form.submit')}
      </Button>
    </>
  );
  return (
    <Stack space="lg">
      <div>
        <Heading level={1}>{t('form.title')}</Heading>
        <Text tone="muted">{t('form.lead')}</Text>
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
