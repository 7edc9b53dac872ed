import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { ProfilePurpose } from '@wbn/contract/files/upload.ts';
import { PicturePair } from '@wbn/forms/picture-pair.tsx';
import { requestBusinessUploadMutation } from '@wbn/forms/uploads/request-business-upload.query.ts';
import { usePictureTexts } from '@wbn/forms/use-picture-texts.ts';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import type { PictureUploadOptions } from '@wbn/ui-kit/pictures/picture-upload.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Managed } from '../manage/use-managed.ts';
import { saveBusinessMutation } from './save-business.query.ts';

interface BusinessPicturesProps {
  readonly api: ApiClient;
  readonly managed: Managed;
}

/** Cover and logo with a button each (BIZ-19); a picture is on the page as soon as it has been sent, and off it as soon as that is confirmed. */
export function BusinessPictures({ api, managed }: BusinessPicturesProps) {
  const { t } = useTranslation('edit-business');
  const pictureTexts = usePictureTexts();
  const toast = useToast();
  const { business } = managed;
  const { companyName, profilePhoto, coverPhoto } = business.general;
  const { businessID } = business;
  const [asked, setAsked] = useState<ProfilePurpose>();
  const send = useMutation(requestBusinessUploadMutation(api, businessID));
  const save = useMutation(saveBusinessMutation(api, businessID));

  const upload = (purpose: ProfilePurpose) => async (file: Blob, options: PictureUploadOptions) => {
    try {
      await save.mutateAsync({ [purpose]: await send.mutateAsync({ file, purpose, ...options }) });
      toast(t(`picture.${purpose}.done`), 'success');
    } catch (error) {
      if (!options.signal.aborted && !managed.fail(error)) toast(t('picture.failed'), 'danger');
      throw error;
    }
  };

  const textsOf = (purpose: ProfilePurpose) =>
    pictureTexts({
      choose: t(`picture.${purpose}.change`),
      uploading: t(`picture.${purpose}.uploading`),
      crop: t(`picture.${purpose}.crop`),
      failed: t('picture.failed'),
    });

  const takeOff = async (purpose: ProfilePurpose) => {
    try {
      await save.mutateAsync({ [purpose]: null });
      toast(t(`picture.${purpose}.removed`), 'success');
    } catch (error) {
      if (!managed.fail(error)) toast(t('picture.removeFailed'), 'danger');
    }
    // A note would be behind the question.
    setAsked(undefined);
  };

  return (
    <>
      <PicturePair
        label={t('picture.title')}
        hint={t('picture.hint')}
        name={companyName}
        pictures={{ profilePhoto, coverPhoto }}
        textsOf={textsOf}
        onPicture={upload}
        remove={{ textOf: (purpose) => t(`picture.${purpose}.remove`), onRemove: setAsked }}
      />
      {asked && (
        <ConfirmDialog
          title={t(`picture.${asked}.removeTitle`)}
          confirm={t(`picture.${asked}.remove`)}
          cancel={t('picture.keep')}
          tone="danger"
          busy={save.isPending}
          onConfirm={() => void takeOff(asked)}
          onCancel={() => setAsked(undefined)}
        >
          {t('picture.removeBody')}
        </ConfirmDialog>
      )}
    </>
  );
}
