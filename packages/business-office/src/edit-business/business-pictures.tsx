import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { uploadFile } from '@wbn/api-client/upload-file.ts';
import { saveBusiness } from '@wbn/contract/business/save-business.ts';
import { requestBusinessUpload } from '@wbn/contract/files/request-business-upload.ts';
import type { ProfilePurpose } from '@wbn/contract/files/upload.ts';
import { PicturePair } from '@wbn/forms/picture-pair.tsx';
import { usePictureTexts } from '@wbn/forms/use-picture-texts.ts';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import type { PictureUploadOptions } from '@wbn/ui-kit/pictures/picture-upload.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Managed } from '../manage/use-managed.ts';

interface BusinessPicturesProps {
  readonly api: ApiClient;
  readonly managed: Managed;
}

/** Cover and logo with a button each (BIZ-19); a picture is on the page as soon as it has been sent, and off it as soon as that is confirmed. */
export function BusinessPictures({ api, managed }: BusinessPicturesProps) {
  const { t } = useTranslation('edit-business');
  const pictureTexts = usePictureTexts();
  const toast = useToast();
  const { business, session } = managed;
  const { companyName, profilePhoto, coverPhoto } = business.general;
  const { businessID } = business;
  const [asked, setAsked] = useState<ProfilePurpose>();
  const [busy, setBusy] = useState(false);

  const upload = (purpose: ProfilePurpose) => async (file: Blob, options: PictureUploadOptions) => {
    try {
      const upload = await uploadFile({
        api,
        call: requestBusinessUpload,
        file,
        purpose,
        businessID,
        ...options,
      });
      const reply = await api.call(saveBusiness, {
        params: { id: businessID },
        body: { [purpose]: upload },
      });
      managed.update(reply.data, reply.session ?? session);
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
    setBusy(true);
    try {
      const reply = await api.call(saveBusiness, { params: { id: businessID }, body: { [purpose]: null } });
      managed.update(reply.data, reply.session ?? session);
      toast(t(`picture.${purpose}.removed`), 'success');
    } catch (error) {
      if (!managed.fail(error)) toast(t('picture.removeFailed'), 'danger');
    }
    // A note would be behind the question.
    setAsked(undefined);
    setBusy(false);
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
          busy={busy}
          onConfirm={() => void takeOff(asked)}
          onCancel={() => setAsked(undefined)}
        >
          {t('picture.removeBody')}
        </ConfirmDialog>
      )}
    </>
  );
}
