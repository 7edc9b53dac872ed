import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { stateOptionsQuery } from '@wbn/forms/list-options.query.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import * as styles from '@wbn/ui-kit/controls/form.css.ts';
import { FormActions } from '@wbn/ui-kit/controls/form-actions.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { type FormEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { CreatedState } from '../my-business/created-state.ts';
import { CreateFields } from './create-fields.tsx';
import { CreatePictures } from './create-pictures.tsx';
import { ProblemSummary } from './problem-summary.tsx';
import { useCreateBusiness } from './use-create-business.ts';
import { useOptions } from './use-options.ts';

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
  const ref = useRef<HTMLFormElement>(null);
  const form = useCreateBusiness({
    api,
    userID,
    onCreated: (created) => navigate(path('/my-business'), { state: { created } satisfies CreatedState }),
  });
  const states = useOptions(stateOptionsQuery(api, form.values.country));

  useEffect(() => {
    if (form.refusals > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form.refusals]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.save(states.options.length > 0);
  };
  return (
    <Stack space="lg">
      <div>
        <Heading level={1}>{t('form.title')}</Heading>
        <Text tone="muted">{t('form.lead')}</Text>
      </div>
      <form ref={ref} noValidate onSubmit={handleSubmit} aria-label={t('form.title')} className={styles.form}>
        <ProblemSummary failed={form.failed} problems={form.problems} />
        <CreatePictures api={api} form={form} />
        <CreateFields api={api} form={form} states={states} />
        <FormActions
          status={
            form.restored && (
              <>
                {t('form.restored')}
                <Button variant="quiet" size="sm" onClick={form.discard}>
                  {t('form.discard')}
                </Button>
              </>
            )
          }
        >
          <Button variant="secondary" disabled={form.saving} onClick={() => navigate(path('/my-business'))}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={form.saving}>
            {t('form.submit')}
          </Button>
        </FormActions>
      </form>
    </Stack>
  );
}
