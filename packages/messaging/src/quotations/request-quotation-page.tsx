import { useMutation, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callMutation } from '@wbn/api-client/call-mutation.ts';
import { callKey, callQuery } from '@wbn/api-client/call-query.ts';
import { ownQuotationsPath } from '@wbn/cards/business/quotation-paths.ts';
import { type Identities, useIdentities } from '@wbn/cards/identities/use-identities.ts';
import { mostInvited, mostOffers } from '@wbn/contract/quotations/quotation-limits.ts';
import {
  createQuotation,
  loadOwnQuotation,
  type OwnQuotation,
  updateQuotation,
} from '@wbn/contract/quotations/quotations.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { EditForm } from '@wbn/forms/edit/edit-form.tsx';
import { useForm } from '@wbn/forms/edit/use-form.ts';
import { useRequiredLogin } from '@wbn/session/use-required-login.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { todayHere } from '@wbn/ui-kit/controls/days/day.ts';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import * as styles from '../send-request/send-request.css.ts';
import { QuotationFields } from './quotation-fields.tsx';
import {
  type QuotationValues,
  quotationShape,
  readCompanies,
  readPrefill,
  toBody,
  valuesOf,
} from './quotation-values.ts';
import { quotationLists } from './quotations.query.ts';
import { keepVisitorDraft, moveVisitorDraft } from './visitor-draft.ts';
import { AskingLimit, usePreview, WhoHears } from './who-hears.tsx';

interface RequestQuotationPageProps {
  readonly api: ApiClient;
  /** The signed-in person, who owns the draft; undefined: a visitor, who registers last (RFQ-09). */
  readonly userID: string | undefined;
  /** Opens the registration, which leads back here. */
  readonly onRegister: () => void;
}

/** The form for a request for quotation: new, filled in by a search's address, edited (`edit`) or copied (`copy`). */
export function RequestQuotationPage(props: RequestQuotationPageProps) {
  const t = useText('quotations');
  const [address] = useSearchParams();
  const edited = address.get('edit');
  return (
    <div className={styles.page}>
      <Stack space="lg">
        <PageHeader title={t(edited ? 'form.editTitle' : 'form.title')} lead={t('form.lead')} />
        {props.userID !== undefined ? (
          <MemberForm key={`${address}`} {...props} address={address} />
        ) : (edited ?? address.get('copy')) ? (
          <LogInFirst />
        ) : (
          <QuotationForm key={`${address}`} {...props} address={address} />
        )}
      </Stack>
    </div>
  );
}

interface FormProps extends RequestQuotationPageProps {
  readonly address: URLSearchParams;
}

/** What is changed or copied belongs to somebody. */
function LogInFirst() {
  useRequiredLogin();
  return <Skeleton lines={10} />;
}

/** Loads who can ask, and what is edited or copied. */
function MemberForm(props: FormProps) {
  const t = useText('quotations');
  const path = usePath();
  const { api, address } = props;
  const identities = useIdentities(api);
  const edited = address.get('edit');
  const id = edited ?? address.get('copy');
  const of = callQuery(api, loadOwnQuotation, { params: { id: id ?? '' } });
  const { data: known, isLoadingError } = useQuery({ ...of, enabled: id !== null });
  if (isLoadingError || (edited && known && !known.mayEdit))
    return (
      <EmptyState
        title={t(isLoadingError ? 'missing' : 'form.cannotEdit')}
        action={<ButtonLink to={path(ownQuotationsPath(known?.quotationID))}>{t('own.title')}</ButtonLink>}
      >
        {t(isLoadingError ? 'missingBody' : 'form.cannotEditBody')}
      </EmptyState>
    );
  if (!identities || (id !== null && !known))
    return (
      <div role="status" aria-label={t('loading')} aria-busy="true">
        <Skeleton lines={10} />
      </div>
    );
  return <QuotationForm {...props} identities={identities} known={known} isEdit={edited !== null} />;
}

interface QuotationFormProps extends FormProps {
  /** Undefined for a visitor. */
  readonly identities?: Identities;
  /** The request for quotation that is edited or copied. */
  readonly known?: OwnQuotation | undefined;
  readonly isEdit?: boolean;
}

function QuotationForm(props: QuotationFormProps) {
  const t = useText('quotations');
  const path = usePath();
  const { api, userID, identities, address, isEdit = false } = props;
  const form = useQuotationForm(props);
  const companies = isEdit ? [] : readCompanies(address).all;
  const preview = usePreview({ api, values: form.values, userID, companies });
  const { data } = preview;
  return (
    <EditForm
      form={form}
      label={t(isEdit ? 'form.editTitle' : 'form.title')}
      onSubmit={() => void form.save()}
      buttons={
        <Button type="submit" loading={form.saving}>
          {t(isEdit ? 'form.saveEdit' : userID === undefined ? 'form.register' : 'form.submit')}
        </Button>
      }
    >
      {data && !isEdit && <AskingLimit allowed={data.allowed} isVisitor={userID === undefined} />}
      {form.isAlreadyCreated && (
        <Notice tone="danger" title={t('form.conflict')}>
          <TextLink to={path(ownQuotationsPath())}>{t('own.title')}</TextLink>
        </Notice>
      )}
      <QuotationFields
        api={api}
        form={form}
        identities={isEdit ? undefined : identities}
        known={props.known?.files ?? noFiles}
        isVisitor={userID === undefined}
        hears={
          <Hears>
            <WhoHears form={form} preview={preview} />
          </Hears>
        }
      />
    </EditForm>
  );
}

const noFiles: readonly never[] = [];

/** Who hears of it, and by which rule. */
function Hears({ children }: { readonly children: ReactNode }) {
  const t = useText('quotations');
  return (
    <>
      {children}
      <Notice tone="info" title={t('form.rule')}>
        <Text size="sm">{t('form.heardBody', { companies: mostInvited, offers: mostOffers })}</Text>
      </Notice>
    </>
  );
}

/** State of the form: its draft, sending or saving once, and what follows. */
function useQuotationForm(props: QuotationFormProps) {
  const { api, userID = '', identities, address, known, isEdit = false, onRegister } = props;
  const t = useText('quotations');
  const path = usePath();
  const locale = useLocale();
  const navigate = useNavigate();
  const toast = useToast();
  const quotationID = useRef<string>(undefined);
  const isVisitor = identities === undefined;
  // Each search has a draft of its own, so that an older draft does not replace what the search fills in.
  const draftKey = `wbn-request-quotation-${userID || 'visitor'}-${address}`;
  // Must run before the form reads its draft.
  useState(() => !isVisitor && moveVisitorDraft(draftKey));
  const facts = () => ({
    userID,
    senders: identities?.all.map(({ authorID }) => authorID) ?? [''],
    today: todayHere(),
    locale,
  });
  const send = useMutation({
    ...callMutation(api, createQuotation),
    onSuccess: (_quotation, _input, _result, { client }) =>
      client.invalidateQueries({ queryKey: quotationLists }),
  });
  const change = useMutation({
    ...callMutation(api, updateQuotation),
    onSuccess: ({ quotationID: id }, _input, _result, { client }) => {
      void client.invalidateQueries({ queryKey: quotationLists });
      return client.invalidateQueries({ queryKey: callKey(loadOwnQuotation, { params: { id } }) });
    },
  });
  const from = identities?.acting.authorID ?? '';
  const snapshotOf = (quotation: OwnQuotation) => ({
    values: valuesOf(quotation, quotation.from.authorID, locale),
    version: quotation.version,
  });
  return useForm<QuotationValues>({
    shape: quotationShape(facts),
    draftKey,
    snapshot:
      known && isEdit
        ? snapshotOf(known)
        : { values: known ? valuesOf(known, from, locale) : readPrefill(address, from) },
    ...(known &&
      isEdit && {
        load: async () =>
          snapshotOf((await api.call(loadOwnQuotation, { params: { id: known.quotationID } })).data),
      }),
    save: async (values, base, idempotencyKey) => {
      if (isVisitor) {
        keepVisitorDraft(values);
        return { values, version: 1 };
      }
      const { from: _asker, ...body } = toBody(values, facts());
      const saved =
        known && isEdit
          ? await change.mutateAsync({
              params: { id: known.quotationID },
              body: { ...body, version: base.version ?? known.version },
            })
          : await send.mutateAsync({ body: toBody(values, facts()), idempotencyKey });
      quotationID.current = saved.quotationID;
      return { values, version: saved.version };
    },
    onSaved: () => {
      if (isVisitor) return onRegister();
      toast(t(isEdit ? 'form.saved' : 'form.sent'), 'success');
      void navigate(path(ownQuotationsPath(quotationID.current)));
    },
    onFailed: ({ status, code, fields }) => {
      // The session redirects to the login and back, where the draft is restored.
      if (status === 401 || fields) return true;
      if (code === 'Conflict') toast(t('form.cannotEdit'), 'danger');
      else if (code === 'TooManyRequests') toast(t('form.tooMany'), 'danger');
      else return false;
      return true;
    },
    labelOf: (field) => t(`field.${field as 'text'}`),
  });
}
