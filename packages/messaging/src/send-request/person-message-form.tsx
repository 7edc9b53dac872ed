import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { profilePath } from '@wbn/cards/author/author-path.ts';
import { requestsPath } from '@wbn/cards/business/business-path.ts';
import type { Identities } from '@wbn/cards/identities/use-identities.ts';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import { fullName } from '@wbn/cards/person/full-name.ts';
import { PersonPhoto } from '@wbn/cards/person/person-photo.tsx';
import { PositionAtBusiness } from '@wbn/cards/person/position-at-business.tsx';
import { loadRelationQuery } from '@wbn/cards/relations/load-relation.query.ts';
import type { Relation } from '@wbn/contract/social/relations.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { AlreadyCreatedNotice } from '@wbn/forms/edit/already-created-notice.tsx';
import { EditForm } from '@wbn/forms/edit/edit-form.tsx';
import { useFields } from '@wbn/forms/edit/use-fields.tsx';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { FileField } from '../files/file-field.tsx';
import { Labelled } from './receiver-card.tsx';
import * as styles from './send-request.css.ts';
import { type PersonMessageFormOptions, usePersonMessageForm } from './use-person-message-form.ts';

interface RelationOptions {
  readonly api: ApiClient;
  readonly userID: string;
  readonly personID: string;
  /** The person or the company that writes. */
  readonly from: string | undefined;
  readonly enabled: boolean;
}

/** What stands between the sender and the person: whether they may write, and their conversation. */
export function usePersonRelation({ api, userID, personID, from, enabled }: RelationOptions) {
  const businessID = from === userID ? undefined : from;
  return useQuery({
    ...loadRelationQuery(api, { resourceID: personID, resourceType: 'user', businessID }),
    enabled: enabled && from !== undefined,
  });
}

interface PersonMessageFormProps extends PersonMessageFormOptions {
  readonly identities: Identities;
}

/** The form for a message to a person. */
export function PersonMessageForm({ api, userID, person, identities, sender }: PersonMessageFormProps) {
  const t = useText('send-request');
  const path = usePath();
  const name = fullName(person);
  const { form, save } = usePersonMessageForm({ api, userID, person, sender });
  const { values, set } = form;
  const { area, wire } = useFields(form, { lineLimit: 150 });
  const { data: relation } = usePersonRelation({
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

function PersonCard({ person }: Pick<PersonMessageFormProps, 'person'>) {
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
