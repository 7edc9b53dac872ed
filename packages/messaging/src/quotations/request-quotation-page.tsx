import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callMutation } from '@wbn/api-client/call-mutation.ts';
import { ownQuotationsPath } from '@wbn/cards/business/quotation-paths.ts';
import { type Identities, useIdentities } from '@wbn/cards/identities/use-identities.ts';
import { mostInvited, mostOffers } from '@wbn/contract/quotations/quotation-limits.ts';
import { createQuotation } from '@wbn/contract/quotations/quotations.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { EditForm } from '@wbn/forms/edit/edit-form.tsx';
import { useForm } from '@wbn/forms/edit/use-form.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { todayHere } from '@wbn/ui-kit/controls/days/day.ts';
import { PageHead } from '@wbn/ui-kit/layout/page-head.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import * as styles from '../send-request/send-request.css.ts';
import { QuotationFields } from './quotation-fields.tsx';
import { quotationShape, readPrefill, toBody } from './quotation-values.ts';
import { quotationLists } from './quotations.query.ts';

interface RequestQuotationPageProps {
  readonly api: ApiClient;
  /** The signed-in person, who owns the draft. */
  readonly userID: string;
}

/** The form for a request for quotation; a search fills in what its address contains (RFQ-01). */
export function RequestQuotationPage(props: RequestQuotationPageProps) {
  const t = useText('quotations');
  const identities = useIdentities(props.api);
  const [address] = useSearchParams();
  return (
    <div className={styles.page}>
      <Stack space="lg">
        <PageHead title={t('form.title')} lead={t('form.lead')} />
        <Notice tone="info" title={t('form.heard')}>
          <Text size="sm">{t('form.heardBody', { companies: mostInvited, offers: mostOffers })}</Text>
        </Notice>
        {identities ? (
          <QuotationForm key={`${address}`} {...props} identities={identities} address={address} />
        ) : (
          <div role="status" aria-label={t('loading')} aria-busy="true">
            <Skeleton lines={10} />
          </div>
        )}
      </Stack>
    </div>
  );
}

interface QuotationFormProps extends RequestQuotationPageProps {
  readonly identities: Identities;
  readonly address: URLSearchParams;
}

function QuotationForm({ api, userID, identities, address }: QuotationFormProps) {
  const t = useText('quotations');
  const path = usePath();
  const navigate = useNavigate();
  const toast = useToast();
  const quotationID = useRef<string>(undefined);
  const create = useMutation({
    ...callMutation(api, createQuotation),
    onSuccess: (_quotation, _input, _result, { client }) =>
      client.invalidateQueries({ queryKey: quotationLists }),
  });
  const form = useForm({
    shape: quotationShape(() => ({
      userID,
      senders: identities.all.map(({ authorID }) => authorID),
      today: todayHere(),
    })),
    // Each search has a draft of its own, so that an older draft does not replace what the search fills in.
    draftKey: `wbn-request-quotation-${userID}-${address}`,
    snapshot: { values: readPrefill(address, identities.acting.authorID) },
    save: async (values, _base, idempotencyKey) => {
      const created = await create.mutateAsync({ body: toBody(values, userID), idempotencyKey });
      quotationID.current = created.quotationID;
      return { values, version: 1 };
    },
    onSaved: () => {
      toast(t('form.sent'), 'success');
      void navigate(path(ownQuotationsPath(quotationID.current)));
    },
    onFailed: ({ status, code, fields }) => {
      // The session redirects to the login and back, where the draft is restored.
      if (status === 401 || fields) return true;
      if (code !== 'TooManyRequests') return false;
      toast(t('form.tooMany'), 'danger');
      return true;
    },
    labelOf: (field) => t(`field.${field as 'text'}`),
  });
  return (
    <EditForm
      form={form}
      label={t('form.title')}
      onSubmit={() => void form.save()}
      buttons={
        <Button type="submit" loading={form.saving}>
          {t('form.submit')}
        </Button>
      }
    >
      {form.isAlreadyCreated && (
        <Notice tone="danger" title={t('form.conflict')}>
          <TextLink to={path(ownQuotationsPath())}>{t('own.title')}</TextLink>
        </Notice>
      )}
      <QuotationFields api={api} form={form} identities={identities} />
    </EditForm>
  );
}
