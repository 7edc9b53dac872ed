import { useMutation, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { toApiError } from '@wbn/api-client/api-error.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { profilePath } from '@wbn/cards/author/author-path.ts';
import { requestsPath } from '@wbn/cards/business/business-path.ts';
import { type Identities, useIdentities } from '@wbn/cards/identities/use-identities.ts';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import { fullName } from '@wbn/cards/person/full-name.ts';
import { PersonPhoto } from '@wbn/cards/person/person-photo.tsx';
import { PositionAtBusiness } from '@wbn/cards/person/position-at-business.tsx';
import { loadRelationQuery, relationKey } from '@wbn/cards/relations/load-relation.query.ts';
import {
  type PersonMessage,
  personMessageSchema,
  writeToPerson,
} from '@wbn/contract/messaging/person-messages.ts';
import type { Request } from '@wbn/contract/messaging/request.ts';
import type { Relation } from '@wbn/contract/social/relations.ts';
import { loadPublicProfile, type UserProfile } from '@wbn/contract/social/user-profile.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { AlreadyCreatedNotice } from '@wbn/forms/edit/already-created-notice.tsx';
import { EditForm } from '@wbn/forms/edit/edit-form.tsx';
import { type FormShape, issuesOf, reviveValues } from '@wbn/forms/edit/form-shape.ts';
import { useFields } from '@wbn/forms/edit/use-fields.tsx';
import { useForm } from '@wbn/forms/edit/use-form.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { useRef } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { FileField } from '../files/file-field.tsx';
import { areFilesReady, type PickedFile, tokensOf } from '../files/picked-file.ts';
import { Labelled } from './receiver-card.tsx';
import { RequestFrame } from './request-form.tsx';
import { requestFormName } from './request-values.ts';
import * as styles from './send-request.css.ts';

interface WriteToPersonPageProps {
  readonly api: ApiClient;
  /** The signed-in person, who owns the draft. */
  readonly userID: string;
  /** Undefined when the address names no person. */
  readonly personID: string | undefined;
  /** The company to write as at first; undefined: the identity of the session. */
  readonly senderID: string | undefined;
}

/** The page with the form for a message to a person; it leads to their conversation when there is one (MSG-01). */
export function WriteToPersonPage({ api, userID, personID = '', senderID }: WriteToPersonPageProps) {
  const t = useText('send-request');
  const path = usePath();
  const identities = useIdentities(api);
  const sender =
    identities?.all.find(({ authorID }) => authorID === senderID)?.authorID ?? identities?.acting.authorID;
  const isOwn = personID === userID;
  const person = useQuery({
    ...callQuery(api, loadPublicProfile, { params: { id: personID } }),
    enabled: personID !== '' && !isOwn,
  });
  const relation = useRelation({ api, userID, personID, from: sender, enabled: person.data !== undefined });
  const isGone = personID === '' || (person.error && toApiError(person.error).status === 404);
  const hasFailed = (person.error && !isGone) || relation.isError;
  const isReady = isOwn || isGone || (person.data && relation.data);
  const { requestID } = relation.data?.message ?? {};
  if (sender && requestID) return <Navigate to={path(requestsPath(sender, requestID))} replace />;
  return (
    <RequestFrame
      title={t('person.title')}
      lead={t('person.lead')}
      receivers={{
        state: hasFailed ? 'failed' : isReady ? 'ready' : 'loading',
        again: () => void (person.isError ? person.refetch() : relation.refetch()),
      }}
      isReady={identities !== undefined}
    >
      {identities && sender && person.data ? (
        <MessageForm
          key={personID}
          api={api}
          userID={userID}
          person={person.data}
          identities={identities}
          sender={sender}
        />
      ) : (
        <EmptyState
          title={t(isOwn ? 'person.own' : 'person.gone')}
          action={<ButtonLink to={path(requestsPath('me'))}>{t('messages')}</ButtonLink>}
        >
          {t(isOwn ? 'person.ownBody' : 'person.goneBody')}
        </EmptyState>
      )}
    </RequestFrame>
  );
}

interface RelationOptions {
  readonly api: ApiClient;
  readonly userID: string;
  readonly personID: string;
  /** The person or the company that writes. */
  readonly from: string | undefined;
  readonly enabled: boolean;
}

function useRelation({ api, userID, personID, from, enabled }: RelationOptions) {
  const businessID = from === userID ? undefined : from;
  return useQuery({
    ...loadRelationQuery(api, { resourceID: personID, resourceType: 'user', businessID }),
    enabled: enabled && from !== undefined,
  });
}

type MessageValues = {
  /** Id of the sender: the person or one of their companies. */
  readonly from: string;
  readonly message: string;
  readonly files: readonly PickedFile[];
};

interface MessageFormProps {
  readonly api: ApiClient;
  readonly userID: string;
  readonly person: UserProfile;
  readonly identities: Identities;
  readonly sender: string;
}

function MessageForm({ api, userID, person, identities, sender }: MessageFormProps) {
  const t = useText('send-request');
  const path = usePath();
  const name = fullName(person);
  const { form, save } = useMessageForm({ api, userID, person, sender });
  const { values, set } = form;
  const { area, wire } = useFields(form, { lineLimit: 150 });
  const { data: relation } = useRelation({
    ...{ api, userID, personID: person.userID },
    ...{ from: values.from, enabled: true },
  });
  return (
    <EditForm
      form={form}
      label={t('person.title')}
      onSubmit={save}
      buttons={
        <Button
          type="submit"
          loading={form.saving}
          disabled={!relation || obstacleOf(relation) !== undefined}
        >
          {t('person.submit')}
        </Button>
      }
    >
      {form.isAlreadyCreated && (
        <AlreadyCreatedNotice>
          <TextLink to={path(requestsPath(values.from))}>{t('messages')}</TextLink>
        </AlreadyCreatedNotice>
      )}
      <FormSection title={t('section.who')}>
        <PersonCard person={person} />
        {identities.all.length > 1 && (
          <Select
            {...wire('from')}
            value={values.from}
            options={identities.all.map(({ authorID, authorType, name }) => ({
              value: authorID,
              text: authorType === 'user' ? t('asMyself', { name }) : name,
            }))}
            hint={t('person.from', { name })}
            required
            onChange={({ target }) => set({ from: target.value })}
          />
        )}
        {relation && <Standing relation={relation} name={name} from={values.from} />}
      </FormSection>
      <FormSection title={t('person.section')}>
        {area('message', { required: true, limit: 5000, rows: 8 })}
        <FileField
          api={api}
          files={values.files}
          onChange={(change) => set(({ files }) => ({ files: change(files) }))}
        />
      </FormSection>
    </EditForm>
  );
}

/** State of the form: draft, sending once, and the outcome as text. */
function useMessageForm({ api, userID, person, sender }: Omit<MessageFormProps, 'identities'>) {
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

/** Why the form cannot be sent as the chosen sender; undefined when it can. */
function obstacleOf({ may, message }: Relation): 'exists' | 'refused' | 'barred' | undefined {
  if (!may.message || !message) return 'barred';
  if (message.requestID) return 'exists';
  return message.access === 'refused' ? 'refused' : undefined;
}

interface StandingProps {
  readonly relation: Relation;
  readonly name: string;
  readonly from: string;
}

/** Says when the message becomes a request, and why it cannot be sent. */
function Standing({ relation, name, from }: StandingProps) {
  const t = useText('send-request');
  const path = usePath();
  const obstacle = obstacleOf(relation);
  if (!obstacle && relation.message?.access === 'direct') return null;
  const said = obstacle ?? 'asks';
  return (
    <div role="status">
      <Notice tone={obstacle ? 'warning' : 'info'} title={t(`person.${said}`, { name })}>
        {t(`person.${said}Body`, { name })}
        {obstacle === 'exists' && (
          <TextLink to={path(requestsPath(from, relation.message?.requestID))}>{t('person.open')}</TextLink>
        )}
      </Notice>
    </div>
  );
}

function PersonCard({ person }: Pick<MessageFormProps, 'person'>) {
  const t = useText('send-request');
  const path = usePath();
  const name = fullName(person);
  return (
    <Labelled label={t('field.to')} control="to">
      <div className={styles.thing}>
        <div className={styles.picture}>
          <PersonPhoto person={person} sizes="3rem" />
        </div>
        <div className={styles.words}>
          <TextLink to={path(profilePath(person.userID))} tone="default" {...foreignText(name)}>
            {name}
          </TextLink>
          <PositionAtBusiness profile={person} isQuiet />
        </div>
      </div>
    </Labelled>
  );
}
