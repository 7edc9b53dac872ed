import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { requestsPath } from '@wbn/cards/business/business-path.ts';
import { fullName } from '@wbn/cards/person/full-name.ts';
import { relationKey } from '@wbn/cards/relations/load-relation.query.ts';
import {
  type PersonMessage,
  personMessageSchema,
  writeToPerson,
} from '@wbn/contract/messaging/person-messages.ts';
import type { Request } from '@wbn/contract/messaging/request.ts';
import type { UserProfile } from '@wbn/contract/social/user-profile.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { type FormShape, issuesOf, reviveValues } from '@wbn/forms/edit/form-shape.ts';
import { useForm } from '@wbn/forms/edit/use-form.ts';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { areFilesReady, type PickedFile, tokensOf } from '../files/picked-file.ts';
import { requestFormName } from './request-values.ts';

type MessageValues = {
  /** Id of the sender: the person or one of their companies. */
  readonly from: string;
  readonly message: string;
  readonly files: readonly PickedFile[];
};

export interface PersonMessageFormOptions {
  readonly api: ApiClient;
  /** The signed-in person, who owns the draft. */
  readonly userID: string;
  readonly person: UserProfile;
  /** Id of the sender at first. */
  readonly sender: string;
}

/** State of the form for a message to a person: draft, sending once, and the outcome as text. */
export function usePersonMessageForm({ api, userID, person, sender }: PersonMessageFormOptions) {
  const t = useText('send-request');
  const toast = useToast();
  const path = usePath();
  const navigate = useNavigate();
  const { userID: personID } = person;
  const sent = useRef<Request>(null);
  const bodyOf = ({ from, message, files }: MessageValues): PersonMessage => {
    const tokens = tokensOf(files);
    return {
      to: personID,
      ...(from !== userID && { from }),
      message,
      ...(tokens.length > 0 && { files: tokens }),
    };
  };
  const shape: FormShape<MessageValues> = {
    name: requestFormName,
    findIssues: (values) => [
      ...issuesOf(personMessageSchema, bodyOf(values)),
      ...(areFilesReady(values.files) ? [] : [{ path: ['files'], message: 'must have been sent' }]),
    ],
    problemOf: (words, control) =>
      words.includes('or fewer') ? 'tooLong' : control === 'files' ? 'files' : 'required',
  };
  const send = useMutation({
    mutationFn: async ({ body, key }: { readonly body: PersonMessage; readonly key: string }) =>
      (await api.call(writeToPerson, { body }, { headers: { 'idempotency-key': key } })).data,
    onSuccess: async (_request, { body }, _result, { client }) => {
      client.removeQueries({ queryKey: relationKey({ resourceID: personID, businessID: body.from }) });
      await client.invalidateQueries({ queryKey: ['requests'] });
    },
  });
  const form = useForm<MessageValues>({
    shape: {
      ...shape,
      // The person may have left a company since, and unfinished uploads are lost.
      revive: (kept, saved) => {
        const values = reviveValues(shape, kept, saved);
        return {
          ...values,
          from: saved.from,
          files: values.files.filter(({ token }) => token !== undefined),
        };
      },
    },
    draftKey: `wbn-send-request-${userID}-${personID}`,
    snapshot: { values: { from: sender, message: '', files: [] } },
    save: async (values, _base, idempotencyKey) => {
      sent.current = await send.mutateAsync({ body: bodyOf(values), key: idempotencyKey });
      return { values, version: 1 };
    },
    onSaved: ({ from }) => {
      if (!sent.current) return;
      const { requestID, status } = sent.current;
      toast(t(status === 'asked' ? 'person.sentAsRequest' : 'person.sent'), 'success');
      navigate(path(requestsPath(from, requestID)));
    },
    onFailed: ({ status, code, fields, reason }) => {
      // The session redirects to the login and back, where the draft is restored.
      if (status === 401 || fields) return true;
      // Other reasons are about the sender: a decision, the role, a limit.
      const isOfPerson = reason === undefined || reason === 'not-received' || reason === 'barred';
      if (!isOfPerson || (code !== 'Forbidden' && code !== 'NotFound')) return false;
      toast(t('person.refusedNow', { name: fullName(person) }), 'danger');
      return true;
    },
    labelOf: (field) => t(`field.${field as 'message'}`),
  });
  return { form, save: () => void form.save() };
}
