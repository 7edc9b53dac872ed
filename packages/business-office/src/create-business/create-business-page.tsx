import { useMutation, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import { createBusiness } from '@wbn/contract/business/create-business.ts';
import type { CallInput } from '@wbn/contract/call.ts';
import { paidLevels } from '@wbn/contract/membership/membership-plans.ts';
import type { OwnProfile } from '@wbn/contract/social/own-profile.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { listStatesQuery } from '@wbn/forms/choices/catalog.query.ts';
import { stateOptions } from '@wbn/forms/choices/options.ts';
import { type ListState, useOptions } from '@wbn/forms/choices/use-options.ts';
import { AlreadyCreatedNotice } from '@wbn/forms/edit/already-created-notice.tsx';
import { EditForm } from '@wbn/forms/edit/edit-form.tsx';
import { type Form, useForm } from '@wbn/forms/edit/use-form.ts';
import { PicturePair } from '@wbn/forms/picture-pair.tsx';
import { requestBusinessUploadMutation } from '@wbn/forms/uploads/upload.query.ts';
import { usePictureTexts } from '@wbn/forms/use-picture-texts.ts';
import { loadOwnProfileQuery } from '@wbn/session/load-own-profile.query.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import type { PictureUploadOptions } from '@wbn/ui-kit/pictures/picture-upload.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { businessListsChanged } from '../cache-updates.ts';
import { ScreenLoading } from '../manage/screen-head.tsx';
import { checkoutPath } from '../manage/screens.ts';
import type { CreatedState } from '../my-business/created-state.ts';
import { OwnInvitations } from '../my-business/own-invitations.tsx';
import { CreateFields } from './create-fields.tsx';
import {
  type CreatedValues,
  createdShape,
  type PictureName,
  toBody,
  valuesOfProfile,
} from './created-values.ts';

interface CreateBusinessPageProps {
  readonly api: ApiClient;
  /** The signed-in person, who owns the draft. */
  readonly userID: string;
}

/** The page to create a company (RT-15, BIZ-04 to BIZ-08), prefilled from the person's profile. */
export function CreateBusinessPage(props: CreateBusinessPageProps) {
  const t = useText('my-business');
  const { data: profile, isPending } = useQuery(loadOwnProfileQuery(props.api));
  if (isPending) return <ScreenLoading title={t('form.title')} lead={t('form.lead')} />;
  return <CreateBusiness {...props} profile={profile} />;
}

interface CreateBusinessProps extends CreateBusinessPageProps {
  /** Undefined when it could not be loaded: then nothing is prefilled. */
  readonly profile: OwnProfile | undefined;
}

function CreateBusiness({ api, userID, profile }: CreateBusinessProps) {
  const t = useText('my-business');
  const path = usePath();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  /** The person has just registered and may also look around first. */
  const isWelcome = search.get('welcome') === '1';
  const list = path('/my-business');
  /** The plan that the person wants to buy for the new company: its checkout comes next. */
  const wanted = paidLevels.find((level) => level === search.get('plan'));
  const goTo = (created: string) =>
    wanted
      ? navigate(path(checkoutPath(created, wanted)))
      : navigate(list, { state: { created } satisfies CreatedState });
  const { form, states } = useCreateBusiness({ api, userID, profile, onCreated: goTo });
  const buttons = (
    <>
      <Button
        variant="secondary"
        disabled={form.saving}
        onClick={() => navigate(isWelcome ? path('/') : list)}
      >
        {t(isWelcome ? 'welcome.later' : 'cancel')}
      </Button>
      <Button type="submit" loading={form.saving}>
        {t('form.submit')}
      </Button>
    </>
  );
  return (
    <Stack space="lg">
      {isWelcome && <OwnInvitations api={api} email={profile?.email} askedID={undefined} onAccepted={goTo} />}
      <PageHeader
        title={t(isWelcome ? 'welcome.title' : 'form.title')}
        lead={t(isWelcome ? 'welcome.lead' : 'form.lead')}
      />
      <EditForm form={form} label={t('form.title')} problemsTitle={t('form.failed')} buttons={buttons}>
        {form.isAlreadyCreated && (
          <AlreadyCreatedNotice>
            <TextLink to={list}>{t('title')}</TextLink>
          </AlreadyCreatedNotice>
        )}
        <CreatePictures api={api} form={form} />
        <CreateFields api={api} form={form} states={states} />
      </EditForm>
    </Stack>
  );
}

const previewWidth = 480;

/** Cover and logo as on the future page (BIZ-04, BIZ-06); each is uploaded as soon as it is chosen. */
function CreatePictures({ api, form }: { readonly api: ApiClient; readonly form: Form<CreatedValues> }) {
  const t = useText('my-business');
  const pictureTexts = usePictureTexts();
  const toast = useToast();
  const send = useMutation(requestBusinessUploadMutation(api));
  const { companyName, profilePhoto, coverPhoto } = form.values;

  const upload = (purpose: PictureName) => async (file: Blob, options: PictureUploadOptions) => {
    try {
      const { token } = await send.mutateAsync({ file, purpose, ...options });
      form.set({ [purpose]: { token, preview: await previewOf(file) } });
      toast(t(`picture.${purpose}.done`), 'success');
    } catch (error) {
      if (!options.signal.aborted) toast(t('picture.failed'), 'danger');
      throw error;
    }
  };

  const textsOf = (purpose: PictureName) =>
    pictureTexts({
      choose: t(`picture.${purpose}.${form.values[purpose] ? 'change' : 'choose'}`),
      uploading: t(`picture.${purpose}.uploading`),
      crop: t(`picture.${purpose}.crop`),
      failed: t('picture.failed'),
    });

  return (
    <PicturePair
      label={t('form.pictures')}
      hint={t('picture.hint')}
      name={companyName}
      pictures={{
        profilePhoto: profilePhoto ? { url: profilePhoto.preview } : undefined,
        coverPhoto: coverPhoto ? { url: coverPhoto.preview } : undefined,
      }}
      textsOf={textsOf}
      onPicture={upload}
      remove={{
        textOf: (purpose) => t(`picture.${purpose}.remove`),
        onRemove: (purpose) => form.set({ [purpose]: null }),
      }}
    />
  );
}

/** Returns a small copy of a picture as a data URL for the draft; '' when the browser cannot make one. */
async function previewOf(picture: Blob): Promise<string> {
  const bitmap = await createImageBitmap(picture).catch(() => undefined);
  if (!bitmap) return '';
  const share = Math.min(1, previewWidth / bitmap.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * share));
  canvas.height = Math.max(1, Math.round(bitmap.height * share));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL('image/webp', 0.75);
}

interface NewBusiness {
  readonly body: CallInput<typeof createBusiness>['body'];
  /** Same for every attempt, so that the company is created once. */
  readonly idempotencyKey: string;
}

interface CreateBusinessOptions {
  readonly api: ApiClient;
  readonly userID: string;
  readonly profile: OwnProfile | undefined;
  readonly onCreated: (businessID: string) => void;
}

/** The form of a new company, and the states of the chosen country. */
function useCreateBusiness({ api, userID, profile, onCreated }: CreateBusinessOptions) {
  const t = useText('my-business');
  const toast = useToast();
  const create = useMutation({
    mutationFn: async ({ body, idempotencyKey }: NewBusiness) =>
      (await api.call(createBusiness, { body }, { headers: { 'idempotency-key': idempotencyKey } })).data,
    onSuccess: (_business, _sent, _result, { client }) => businessListsChanged(client),
  });
  const created = useRef<BusinessProfile>(null);
  const form = useForm<CreatedValues>({
    shape: createdShape(() => states.options.length > 0),
    draftKey: `wbn-create-business-${userID}`,
    snapshot: { values: valuesOfProfile(profile) },
    save: async (values, _base, idempotencyKey) => {
      created.current = await create.mutateAsync({ body: toBody(values), idempotencyKey });
      return { values, version: 1 };
    },
    onSaved: () => {
      if (!created.current) return;
      const { businessID, general } = created.current;
      toast(t('form.created', { company: general.companyName }), 'success');
      onCreated(businessID);
    },
    onFailed: ({ status, code, fields }) => {
      // The session redirects to the login and back, where the draft is restored.
      if (status === 401 || fields) return true;
      const { profilePhoto, coverPhoto } = form.values;
      if (code !== 'NotFound' || !(profilePhoto || coverPhoto)) return false;
      // The server deletes unused uploads after a day.
      form.set({ profilePhoto: null, coverPhoto: null });
      form.refuse({ profilePhoto: 'photo', coverPhoto: 'photo' });
      return true;
    },
    labelOf: (field) => t(`form.${field as keyof CreatedValues}`),
  });
  const states: ListState = useOptions(listStatesQuery(api, form.values.country), stateOptions);
  return { form, states };
}
