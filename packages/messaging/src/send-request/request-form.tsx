import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { requestsPath } from '@wbn/cards/business/business-path.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { EditForm } from '@wbn/forms/edit/edit-form.tsx';
import { MayBeThere } from '@wbn/forms/edit/may-be-there.tsx';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RequestFields } from './request-fields.tsx';
import { type RequestFormOptions, useRequestForm } from './use-request-form.ts';

interface RequestFormProps<Sent> extends RequestFormOptions<Sent> {
  readonly api: ApiClient;
  /** Whom it goes to, and what it is about. */
  readonly to: ReactNode;
}

/** Where an inquiry is written, to one company or to several. */
export function RequestForm<Sent>({ api, to, ...options }: RequestFormProps<Sent>) {
  const { t } = useTranslation('send-request');
  const path = usePath();
  const { form, submit } = useRequestForm(options);
  return (
    <EditForm
      form={form}
      label={t('title')}
      onSubmit={submit}
      buttons={
        <Button type="submit" loading={form.saving}>
          {t('submit')}
        </Button>
      }
    >
      {form.mayBeThere && (
        <MayBeThere>
          <TextLink to={path(requestsPath(form.values.from))}>{t('messages')}</TextLink>
        </MayBeThere>
      )}
      <RequestFields api={api} form={form} identities={options.identities} to={to} />
    </EditForm>
  );
}
