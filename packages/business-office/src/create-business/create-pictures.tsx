import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Form } from '@wbn/forms/edit/use-form.ts';
import { PicturePair } from '@wbn/forms/picture-pair.tsx';
import { requestBusinessUploadMutation } from '@wbn/forms/uploads/upload.query.ts';
import { usePictureTexts } from '@wbn/forms/use-picture-texts.ts';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import type { PictureUploadOptions } from '@wbn/ui-kit/pictures/picture-upload.tsx';
import { useTranslation } from 'react-i18next';
import type { CreatedValues, PictureName } from './created-values.ts';

const previewWidth = 480;

interface CreatePicturesProps {
  readonly api: ApiClient;
  readonly form: Form<CreatedValues>;
}

/** Cover and logo as they will stand on the page (BIZ-04, BIZ-06); each is sent as soon as it is chosen. */
export function CreatePictures({ api, form }: CreatePicturesProps) {
  const { t } = useTranslation('my-business');
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

/** A small copy of a picture as a data address, so that a draft can hold it; '' when the browser cannot make one. */
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
