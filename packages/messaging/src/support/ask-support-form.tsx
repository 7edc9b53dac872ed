import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { requestsPath } from '@wbn/cards/business/business-path.ts';
import { askForSupport } from '@wbn/contract/messaging/ask-for-support.ts';
import { newRequestSchema } from '@wbn/contract/messaging/send-requests.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { AlreadyCreatedNotice } from '@wbn/forms/edit/already-created-notice.tsx';
import { EditForm } from '@wbn/forms/edit/edit-form.tsx';
import { type FormShape, issuesOf, reviveValues } from '@wbn/forms/edit/form-shape.ts';
import { useFields } from '@wbn/forms/edit/use-fields.tsx';
import { useForm } from '@wbn/forms/edit/use-form.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { FileField } from '../files/file-field.tsx';
import { areFilesReady, type PickedFile, tokensOf } from '../files/picked-file.ts';

const topics = ['profile', 'products', 'visibility', 'buyers', 'membership', 'other'] as const;

type Values = {
  readonly topic: (typeof topics)[number] | '';
  readonly message: string;
  readonly files: readonly PickedFile[];
};

const empty: Values = { topic: '', message: '', files: [] };

const bodyOf = ({ topic, message, files }: Values, subject: string) => ({
  subject: topic === '' ? '' : subject,
  message,
  files: [...tokensOf(files)],
});

const fields: FormShape<Values> = {
  name: 'ask-support',
  findIssues: (values) => [
    ...issuesOf(newRequestSchema, bodyOf(values, values.topic)),
    ...(areFilesReady(values.files) ? [] : [{ path: ['files'], message: 'must have been sent' }]),
  ],
  controlOf: ([field = '']) => (field === 'subject' ? 'topic' : field),
  problemOf: (words, control) =>
    words.includes('or fewer') ? 'tooLong' : control === 'files' ? 'files' : 'required',
};

const shape: FormShape<Values> = {
  ...fields,
  // Unfinished uploads are lost.
  revive: (kept, saved) => {
    const values = reviveValues(fields, kept, saved);
    return {
      ...values,
      topic: topics.find((one) => one === values.topic) ?? '',
      files: values.files.filter(({ token }) => token !== undefined),
    };
  },
};

interface AskSupportFormProps {
  readonly api: ApiClient;
  readonly userID: string;
  /** Id of the company whose support hours are used. */
  readonly businessID: string;
}

/** Form for a support request to the operator: topic, text and files; opens its thread once it is sent. */
export function AskSupportForm({ api, userID, businessID }: AskSupportFormProps) {
  const t = useText('send-request');
  const path = usePath();
  const navigate = useNavigate();
  const toast = useToast();
  const requestID = useRef<string>(undefined);
  const send = useMutation({
    mutationFn: async ({ values, key }: { readonly values: Values; readonly key: string }) => {
      const topic = values.topic && t(`support.topics.${values.topic}`);
      const body = bodyOf(values, t('support.subject', { topic }));
      const headers = { 'idempotency-key': key };
      return (await api.call(askForSupport, { params: { id: businessID }, body }, { headers })).data;
    },
    onSuccess: (_request, _sent, _result, { client }) => client.invalidateQueries({ queryKey: ['requests'] }),
  });
  const form = useForm<Values>({
    shape,
    draftKey: `wbn-ask-support-${userID}-${businessID}`,
    snapshot: { values: empty },
    save: async (values, _base, key) => {
      requestID.current = (await send.mutateAsync({ values, key })).requestID;
      return { values, version: 1 };
    },
    onSaved: () => {
      toast(t('support.sent'), 'success');
      void navigate(path(requestsPath(businessID, requestID.current)));
    },
    onFailed: ({ status, code, fields }) => {
      if (status === 401 || fields) return true;
      if (code !== 'PlanLimitReached') return false;
      toast(t('support.noneLeft'), 'danger');
      return true;
    },
    labelOf: (field) => t(field === 'files' ? 'field.files' : `support.${field as 'topic' | 'message'}`),
  });
  const { area, wire } = useFields(form, { lineLimit: 150 });
  const { values, set } = form;
  return (
    <EditForm
      form={form}
      label={t('support.title')}
      onSubmit={() => void form.save()}
      buttons={
        <Button type="submit" loading={form.saving}>
          {t('support.submit')}
        </Button>
      }
    >
      {form.isAlreadyCreated && (
        <AlreadyCreatedNotice>
          <TextLink to={path(requestsPath(businessID))}>{t('messages')}</TextLink>
        </AlreadyCreatedNotice>
      )}
      <FormSection title={t('support.section')}>
        <Select
          {...wire('topic')}
          value={values.topic}
          options={[
            { value: '', text: t('support.chooseTopic') },
            ...topics.map((value) => ({ value, text: t(`support.topics.${value}`) })),
          ]}
          required
          onChange={({ target }) => set({ topic: topics.find((one) => one === target.value) ?? '' })}
        />
        {area('message', { required: true, limit: 5000, rows: 8, hint: t('support.messageHint') })}
      </FormSection>
      <FormSection id={form.idOf('files')} title={t('section.files')} error={form.errorOf('files')}>
        <FileField
          api={api}
          files={values.files}
          onChange={(change) => set(({ files }) => ({ files: change(files) }))}
        />
      </FormSection>
    </EditForm>
  );
}
