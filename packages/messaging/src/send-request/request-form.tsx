import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { requestsPath } from '@wbn/cards/business/business-path.ts';
import type { Identities } from '@wbn/cards/identities/use-identities.ts';
import { type NewRequest, sendRequest } from '@wbn/contract/messaging/send-requests.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { AlreadyCreatedNotice } from '@wbn/forms/edit/already-created-notice.tsx';
import { EditForm } from '@wbn/forms/edit/edit-form.tsx';
import { useForm } from '@wbn/forms/edit/use-form.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { todayHere } from '@wbn/ui-kit/controls/days/day.ts';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { RequestFields } from './request-fields.tsx';
import { emptyRequest, isIncomplete, type RequestFacts, requestShape, toBody } from './request-values.ts';
import * as styles from './send-request.css.ts';
import type { Receivers } from './use-receivers.ts';

/** An inquiry to send. */
export interface RequestToSend {
  readonly body: NewRequest;
  /** Same for every attempt, so that the inquiry is created once. */
  readonly idempotencyKey: string;
}

/** Sends an inquiry to a company (CALL-33). */
export function sendRequestMutation(api: ApiClient, businessID: string) {
  return mutationOptions({
    mutationKey: ['send-request', businessID],
    mutationFn: async ({ body, idempotencyKey }: RequestToSend) => {
      const headers = { 'idempotency-key': idempotencyKey };
      return (await api.call(sendRequest, { body: { ...body, to: businessID } }, { headers })).data;
    },
    onSuccess: (_request, _sent, _result, { client }) => client.invalidateQueries({ queryKey: ['requests'] }),
  });
}

interface RequestFormOptions<Sent> {
  readonly userID: string;
  readonly identities: Identities;
  /** Storage key of the draft; it contains the person and the receiver. */
  readonly draftKey: string;
  readonly productID?: string | undefined;
  /** Names of the receiving companies in sending order. */
  readonly receivers: readonly string[];
  /** What is said after sending, instead of that it was sent. */
  readonly sentText?: string | undefined;
  readonly send: (request: RequestToSend) => Promise<Sent>;
  /** Called after sending, with the result and the sender. */
  readonly onSent: (sent: Sent, from: string) => void;
}

/** State of the inquiry form: draft, sending once, and the outcome as text. */
function useRequestForm<Sent>(options: RequestFormOptions<Sent>) {
  const { userID, identities, draftKey, productID, receivers, sentText, send, onSent } = options;
  const t = useText('send-request');
  const toast = useToast();
  const sent = useRef<{ readonly reply: Sent }>(null);
  const facts = (): RequestFacts => ({
    userID,
    senders: identities.all.map(({ authorID }) => authorID),
    subjectText: (subject) => t(`subjects.${subject}`),
    productID,
    today: todayHere(),
  });
  const form = useForm({
    shape: requestShape(facts),
    draftKey,
    snapshot: { values: emptyRequest(identities.acting.authorID) },
    save: async (values, _base, idempotencyKey) => {
      sent.current = { reply: await send({ body: toBody(values, facts()), idempotencyKey }) };
      return { values, version: 1 };
    },
    onSaved: ({ from }) => {
      if (!sent.current) return;
      toast(sentText ?? t('sent'), 'success');
      onSent(sent.current.reply, from);
    },
    onFailed: ({ status, code, fields, reason }) => {
      // The session redirects to the login and back, where the draft is restored.
      if (status === 401 || fields) return true;
      // A reason is about the sender: a decision, the role, a limit.
      if (reason || (code !== 'Forbidden' && code !== 'NotFound')) return false;
      toast(t('refused'), 'danger');
      return true;
    },
    labelOf: (field) => {
      const [, at] = /^to\.(\d+)$/.exec(field) ?? [];
      return receivers[Number(at)] ?? t(`field.${field as 'message'}`);
    },
  });
  // Error replies refer to receivers by position, so the names at the time of sending are kept.
  const shown = useRef(receivers);
  useEffect(() => {
    if (shown.current.join() !== receivers.join()) form.set({}, 'to');
    shown.current = receivers;
  });
  return {
    form,
    submit: () => {
      if (isIncomplete(form.values)) toast(t('missing'), 'danger');
      void form.save();
    },
  };
}

interface RequestFrameProps {
  readonly title: string;
  readonly lead: string;
  readonly receivers: Pick<Receivers, 'state' | 'again'>;
  /** Whether the possible senders are loaded. */
  readonly isReady: boolean;
  readonly children: ReactNode;
}

/** Title and layout of an inquiry page; shows the form once everything is loaded. */
export function RequestFrame({ title, lead, receivers, isReady, children }: RequestFrameProps) {
  const t = useText('send-request');
  const { state, again } = receivers;
  const isLoading = state === 'loading' || (state === 'ready' && !isReady);
  return (
    <div className={styles.page}>
      <Stack space="lg">
        <PageHeader title={title} lead={lead} />
        {state === 'failed' && <LoadError title={t('failed')} retry={t('retry')} onRetry={again} />}
        {isLoading && (
          <div role="status" aria-label={t('loading')} aria-busy="true">
            <Skeleton shape="block" height="8rem" />
            <Skeleton lines={8} />
          </div>
        )}
        {state === 'ready' && isReady && children}
      </Stack>
    </div>
  );
}

interface RequestFormProps<Sent> extends RequestFormOptions<Sent> {
  readonly api: ApiClient;
  /** The receivers and the quoted product. */
  readonly to: ReactNode;
}

/** The inquiry form, for one company or several. */
export function RequestForm<Sent>({ api, to, ...options }: RequestFormProps<Sent>) {
  const t = useText('send-request');
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
      {form.isAlreadyCreated && (
        <AlreadyCreatedNotice>
          <TextLink to={path(requestsPath(form.values.from))}>{t('messages')}</TextLink>
        </AlreadyCreatedNotice>
      )}
      <RequestFields api={api} form={form} identities={options.identities} to={to} />
    </EditForm>
  );
}
