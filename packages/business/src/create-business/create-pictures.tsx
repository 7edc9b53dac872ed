import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { uploadFile } from '@wbn/api-client/upload-file.ts';
import { requestBusinessUpload } from '@wbn/contract/files/request-business-upload.ts';
import { pictureLimit } from '@wbn/contract/files/upload.ts';
import { Button } from '@wbn/ui-kit/button.tsx';
import { Photo } from '@wbn/ui-kit/photo.tsx';
import { PictureUpload, type PictureUploadOptions } from '@wbn/ui-kit/picture-upload.tsx';
import { Surface } from '@wbn/ui-kit/surface.tsx';
import { Text } from '@wbn/ui-kit/text.tsx';
import { useToast } from '@wbn/ui-kit/toast.tsx';
import { useTranslation } from 'react-i18next';
import { CoverPhoto } from '../cover-photo.tsx';
import * as styles from './create-business.css.ts';
import type { PictureName } from './created-values.ts';
import { previewOf } from './preview-of.ts';
import type { CreateBusinessForm } from './use-create-business.ts';

interface CreatePicturesProps {
  readonly api: ApiClient;
  readonly form: CreateBusinessForm;
}

/** Cover and logo as they will stand on the page (BIZ-04, BIZ-06); each is sent as soon as it is chosen. */
export function CreatePictures({ api, form }: CreatePicturesProps) {
  const { t } = useTranslation('my-business');
  const toast = useToast();
  const { companyName, profilePhoto, coverPhoto } = form.values;

  const upload = (purpose: PictureName) => async (file: Blob, options: PictureUploadOptions) => {
    try {
      const { token } = await uploadFile({ api, call: requestBusinessUpload, file, purpose, ...options });
      form.set({ [purpose]: { token, preview: await previewOf(file) } });
      toast(t(`picture.${purpose}.done`), 'success');
    } catch (error) {
      if (!options.signal.aborted) toast(t('picture.failed'), 'danger');
      throw error;
    }
  };

  const textsOf = (purpose: PictureName) => ({
    choose: t(`picture.${purpose}.${form.values[purpose] ? 'change' : 'choose'}`),
    progress: t(`picture.${purpose}.uploading`),
    stop: t('picture.stop'),
    failed: t('picture.failed'),
    unreadable: t('picture.unreadable'),
    cropper: {
      title: t(`picture.${purpose}.crop`),
      hint: t('picture.cropHint'),
      frame: t('picture.frame'),
      zoom: t('picture.zoom'),
      position: (right: number, down: number, zoom: number) => t('picture.position', { right, down, zoom }),
      confirm: t('picture.use'),
      cancel: t('cancel'),
    },
  });

  const remover = (purpose: PictureName) =>
    form.values[purpose] && (
      <Button variant="quiet" size="sm" onClick={() => form.set({ [purpose]: undefined })}>
        {t(`picture.${purpose}.remove`)}
      </Button>
    );

  return (
    <Surface padding="none" aria-label={t('form.pictures')}>
      <CoverPhoto photo={coverPhoto && { url: coverPhoto.preview }} />
      <div className={styles.pictures}>
        <div className={styles.pictureRow}>
          <div className={styles.logo}>
            <Photo src={profilePhoto?.preview} alt="" ratio="1:1" fallbackName={companyName} />
          </div>
          <div className={styles.pictureActions}>
            <PictureUpload
              ratio="1:1"
              width={512}
              limit={pictureLimit}
              texts={textsOf('profilePhoto')}
              onPicture={upload('profilePhoto')}
            />
            {remover('profilePhoto')}
            <PictureUpload
              ratio="4:1"
              width={1600}
              limit={pictureLimit}
              texts={textsOf('coverPhoto')}
              onPicture={upload('coverPhoto')}
            />
            {remover('coverPhoto')}
          </div>
        </div>
        <Text size="sm" tone="muted">
          {t('picture.hint')}
        </Text>
      </div>
    </Surface>
  );
}
