import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callKey } from '@wbn/api-client/call-query.ts';
import { useIdentities } from '@wbn/cards/identities/use-identities.ts';
import type { CallReply } from '@wbn/contract/call.ts';
import { pictureLimit } from '@wbn/contract/files/upload.ts';
import {
  type Group,
  groupAccesses,
  groupNameLength,
  groupPurposeLength,
  groupRulesLength,
} from '@wbn/contract/groups/group.ts';
import { createGroup, loadGroupAllowance, saveGroup } from '@wbn/contract/groups/groups.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import {
  listCountriesQuery,
  listIndustriesQuery,
  listLanguagesQuery,
} from '@wbn/forms/choices/catalog.query.ts';
import { countryOptions, industryOptions, languageOptions } from '@wbn/forms/choices/options.ts';
import { useOptions } from '@wbn/forms/choices/use-options.ts';
import { AlreadyCreatedNotice } from '@wbn/forms/edit/already-created-notice.tsx';
import { EditForm } from '@wbn/forms/edit/edit-form.tsx';
import { LeaveQuestion } from '@wbn/forms/edit/leave-question.tsx';
import { useFields } from '@wbn/forms/edit/use-fields.tsx';
import { type Form, useForm } from '@wbn/forms/edit/use-form.ts';
import { requestUserUploadMutation } from '@wbn/forms/uploads/upload.query.ts';
import { usePictureTexts } from '@wbn/forms/use-picture-texts.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Checkbox } from '@wbn/ui-kit/controls/choices/checkbox.tsx';
import type { SelectOption } from '@wbn/ui-kit/controls/choices/native-select.tsx';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { Photo } from '@wbn/ui-kit/pictures/photo.tsx';
import { PictureUpload } from '@wbn/ui-kit/pictures/picture-upload.tsx';
import { scalePicture } from '@wbn/ui-kit/pictures/scale-picture.ts';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { FailureText, MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { readAsDataUrl } from '../post-box/read-as-data-url.ts';
import { groupSaved, loadGroupQuery } from './group.query.ts';
import { GroupPhoto } from './group-line.tsx';
import { type GroupValues, globalCountry, groupShape, toGroupBody, valuesOfGroup } from './group-values.ts';
import * as styles from './groups.css.ts';

interface GroupFormProps {
  readonly api: ApiClient;
  readonly userID: string;
  /** The group to edit; undefined: a new one. */
  readonly group: Group | undefined;
  /** What the form begins with. */
  readonly initial: GroupValues;
  /** Buttons beside the one that saves. */
  readonly buttons?: ReactNode;
  readonly onSaved: (group: Group) => void;
}

/** The form of a new or an existing group (GRP-01). */
export function GroupForm({ api, userID, group, initial, buttons, onSaved }: GroupFormProps) {
  const t = useText('group-office');
  const path = usePath();
  const draftKey = `wbn-group-draft-${userID}-${group?.groupID ?? 'new'}`;
  const form = useGroupForm({ api, draftKey, group, initial, onSaved });
  const [sending, setSending] = useState(false);
  const options = useGroupOptions(api);
  const { line, area, picker } = useFields(form, { lineLimit: groupNameLength, options });
  return (
    <>
      <EditForm
        form={form}
        label={group ? t('tabs.settings') : t('form.foundTitle')}
        describe={(field, values) => describe(options, field, values)}
        problemsTitle={t('form.problems')}
        buttons={
          <>
            {buttons}
            <Button type="submit" loading={form.saving} disabled={sending}>
              {t(group ? 'form.save' : 'form.submit')}
            </Button>
          </>
        }
      >
        {form.isAlreadyCreated && (
          <AlreadyCreatedNotice>
            <TextLink to={path('/groups')}>{t('own.title')}</TextLink>
          </AlreadyCreatedNotice>
        )}
        <FormSection title={t('form.about')}>
          {!group && <FoundedBy api={api} form={form} />}
          {line('name', { required: true })}
          {area('purpose', {
            required: true,
            limit: groupPurposeLength,
            rows: 3,
            hint: t('form.purposeHint'),
          })}
          {area('rules', { limit: groupRulesLength, rows: 4 })}
          <PictureOfGroup api={api} form={form} group={group} onSending={setSending} />
        </FormSection>
        <FormSection title={t('form.place')}>
          <Columns minimum={260}>
            {picker('industry', { required: true })}
            <Choice form={form} name="country" options={options.country ?? []} />
            {picker('language', { required: true })}
          </Columns>
        </FormSection>
        <AccessChoice form={form} group={group} />
      </EditForm>
      <LeaveQuestion drafts={[draftKey]} sending={sending} />
    </>
  );
}

/** Says that no more groups can be founded. */
export function PlanLimit({ allowed }: { readonly allowed: number }) {
  const t = useText('group-office');
  const path = usePath();
  return (
    <Notice tone="warning" title={t('form.limit', { allowed })}>
      <Text size="sm">{t('form.limitBody')}</Text>
      <TextLink to={path('/membership-gold')}>{t('form.plans')}</TextLink>
    </Notice>
  );
}

type GroupOptions = Readonly<Partial<Record<keyof GroupValues, readonly SelectOption[]>>>;

function useGroupOptions(api: ApiClient): GroupOptions {
  const t = useText('group-office');
  const { options: countries } = useOptions(listCountriesQuery(api), countryOptions);
  return {
    industry: useOptions(listIndustriesQuery(api), industryOptions).options,
    country: [{ value: globalCountry, text: t('form.global') }, ...countries],
    language: useOptions(listLanguagesQuery(api), languageOptions).options,
  };
}

/** Returns the text of a field's value in the conflict panel. */
function describe(options: GroupOptions, field: string, values: GroupValues): string {
  const value = values[field as keyof GroupValues];
  if (typeof value !== 'string') return '';
  return options[field as keyof GroupValues]?.find((one) => one.value === value)?.text ?? value;
}

/** Chooses in whose name the group is founded; renders nothing without companies. */
function FoundedBy({ api, form }: { readonly api: ApiClient; readonly form: Form<GroupValues> }) {
  const all = useIdentities(api)?.all ?? [];
  if (all.length < 2) return null;
  const list = all.map(({ authorID, authorType, name }) => ({
    value: authorType === 'business' ? authorID : self,
    text: name,
  }));
  return <Choice form={form} name="as" options={list} />;
}

interface ChoiceProps {
  readonly form: Form<GroupValues>;
  readonly name: 'as' | 'country';
  readonly options: readonly SelectOption[];
}

/** A list of which one entry is always chosen. */
function Choice({ form, name, options }: ChoiceProps) {
  const { wire } = useFields(form, { lineLimit: groupNameLength });
  return (
    <Select
      {...wire(name)}
      options={options}
      value={form.values[name]}
      onChange={({ target }) => form.set({ [name]: target.value })}
    />
  );
}

/** The person themselves among those who may found a group. */
export const self = 'self';

interface AccessChoiceProps {
  readonly form: Form<GroupValues>;
  readonly group: Group | undefined;
}

/** Open or private; a private group stays private. */
function AccessChoice({ form, group }: AccessChoiceProps) {
  const t = useText('group-office');
  const isFixed = group?.access === 'private';
  return (
    <FormSection title={t('form.reading')}>
      <Stack space="xs" role="radiogroup" aria-label={t('form.access')}>
        {groupAccesses.map((access) => (
          <Checkbox
            key={access}
            type="radio"
            name="access"
            label={t(`form.${access}`)}
            checked={form.values.access === access}
            disabled={isFixed && access === 'open'}
            onChange={() => form.set({ access })}
          />
        ))}
      </Stack>
      {isFixed && <MutedText>{t('form.staysPrivate')}</MutedText>}
      <FailureText>{form.errorOf('access')}</FailureText>
    </FormSection>
  );
}

/** Width in pixels and size in bytes of the preview, which is stored with the draft. */
const previewSize = { width: 256, limit: 32 * 1024 };
/** Largest stored width in pixels. */
const pictureWidth = 512;

interface PictureOfGroupProps {
  readonly api: ApiClient;
  readonly form: Form<GroupValues>;
  /** Absent: a new group. */
  readonly group: Group | undefined;
  readonly onSending: (sending: boolean) => void;
}

/** The picture of the group; it is uploaded when it is chosen, and saved with the form. */
function PictureOfGroup({ api, form, group, onSending }: PictureOfGroupProps) {
  const t = useText('group-office');
  const textsOf = usePictureTexts();
  const upload = useMutation(requestUserUploadMutation(api));
  const { name, picture } = form.values;
  return (
    <Inline space="md" role="group" aria-label={t('form.picture')}>
      <div className={styles.preview}>
        {group && picture?.preview === '' ? (
          <GroupPhoto group={group} sizes="6rem" />
        ) : (
          <Photo src={picture?.preview} alt="" ratio="1:1" fallbackName={name || '?'} />
        )}
      </div>
      <PictureUpload
        ratio="1:1"
        width={pictureWidth}
        limit={pictureLimit}
        texts={textsOf({
          choose: t(picture ? 'form.pictureChange' : 'form.pictureChoose'),
          uploading: t('form.pictureUploading'),
          failed: t('form.pictureFailed'),
          crop: t('form.pictureCrop'),
        })}
        onPicture={async (file, options) => {
          onSending(true);
          try {
            const { token } = await upload.mutateAsync({ file, purpose: 'groupPhoto', ...options });
            form.set({
              picture: { token, preview: await readAsDataUrl(await scalePicture(file, previewSize)) },
            });
          } finally {
            onSending(false);
          }
        }}
      />
      {picture && (
        <Button variant="quiet" size="sm" onClick={() => form.set({ picture: null })}>
          {t('form.pictureRemove')}
        </Button>
      )}
      <FailureText>{form.errorOf('picture')}</FailureText>
    </Inline>
  );
}

interface GroupFormOptions extends Pick<GroupFormProps, 'api' | 'group' | 'initial' | 'onSaved'> {
  readonly draftKey: string;
}

/** Values and save state of the form. */
function useGroupForm({ api, draftKey, group, initial, onSaved }: GroupFormOptions) {
  const t = useText('group-office');
  const toast = useToast();
  const client = useQueryClient();
  const saved = useRef<Group>(null);
  const send = useMutation({
    mutationFn: async ({
      values,
      version,
      idempotencyKey,
    }: Sent): Promise<CallReply<typeof saveGroup>['data']> => {
      const body = toGroupBody(values);
      if (group)
        return (
          await api.call(saveGroup, {
            params: { id: group.groupID },
            body: { ...body, version: version ?? 0 },
          })
        ).data;
      const businessID = values.as === self ? '' : values.as;
      const headers = { 'idempotency-key': idempotencyKey };
      return (await api.call(createGroup, { body: { ...body, businessID } }, { headers })).data;
    },
    onSuccess: (result) => groupSaved(client, result),
  });
  const form = useForm<GroupValues>({
    shape: groupShape,
    draftKey,
    snapshot: snapshotOf(group, initial),
    ...(group && {
      load: async () => {
        const stored = await client.fetchQuery({ ...loadGroupQuery(api, group.groupID), staleTime: 0 });
        return snapshotOf(stored, initial);
      },
    }),
    save: async (values, { version }, idempotencyKey) => {
      const result = await send.mutateAsync({ values, version, idempotencyKey });
      saved.current = result;
      return group ? snapshotOf(result, initial) : { values, version: 1 };
    },
    onSaved: () => {
      if (!saved.current) return;
      toast(group ? t('form.saved') : t('form.founded', { name: saved.current.name }), 'success');
      onSaved(saved.current);
    },
    onFailed: ({ code, fields }) => {
      // The page around the form then says so.
      if (code === 'PlanLimitReached')
        void client.invalidateQueries({ queryKey: callKey(loadGroupAllowance) });
      // The server deletes unused uploads after a day, so the picture may be gone.
      if (code === 'NotFound' && form.values.picture?.token) form.refuse({ picture: 'photo' });
      return code === 'PlanLimitReached' || fields !== undefined;
    },
    labelOf: (field) => t(`form.${field as keyof GroupValues}`),
  });
  return form;
}

interface Sent {
  readonly values: GroupValues;
  readonly version: number | undefined;
  /** Same for every attempt, so that the group is founded once. */
  readonly idempotencyKey: string;
}

function snapshotOf(group: Group | undefined, initial: GroupValues) {
  return group ? { values: valuesOfGroup(group), version: group.version ?? 0 } : { values: initial };
}
