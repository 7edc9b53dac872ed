import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { uploadFile } from '@wbn/api-client/upload-file.ts';
import { saveBusiness } from '@wbn/contract/business/save-business.ts';
import { requestBusinessUpload } from '@wbn/contract/files/request-business-upload.ts';
import { type ProfilePurpose, pictureLimit } from '@wbn/contract/files/upload.ts';
import { Photo } from '@wbn/ui-kit/photo.tsx';
import { PictureUpload, type PictureUploadOptions } from '@wbn/ui-kit/picture-upload.tsx';
import { Surface } from '@wbn/ui-kit/surface.tsx';
import { Text } from '@wbn/ui-kit/text.tsx';
import { useToast } from '@wbn/ui-kit/toast.tsx';
import { useTranslation } from 'react-i18next';
import { CoverPhoto } from '../cover-photo.tsx';
import type { Managed } from '../manage/use-managed.ts';
import * as styles from './edit-business.css.ts';

interface BusinessPicturesProps {
  readonly api: ApiClient;
  readonly managed: Managed;
}

/** Cover and logo with a button each (BIZ-19); a picture is on the page as soon as it has been sent. */
export function BusinessPictures({ api, managed }: BusinessPicturesProps) {
  const { t } = useTranslation('edit-business');
  const toast = useToast();
  const { business, session } = managed;
  const { companyName, profilePhoto, coverPhoto } = business.general;
  const { businessID } = business;

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

  const textsOf = (purpose: ProfilePurpose) => ({
    choose: t(`picture.${purpose}.change`),
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
      cancel: t('picture.cancel'),
    },
  });

  return (
    <Surface padding="none" aria-label={t('picture.title')}>
      <CoverPhoto photo={coverPhoto} />
      <div className={styles.pictures}>
        <div className={styles.pictureRow}>
          <div className={styles.logo}>
            <Photo
              src={profilePhoto?.url}
              versions={profilePhoto?.versions}
              sizes="6rem"
              alt=""
              ratio="1:1"
              fallbackName={companyName}
            />
          </div>
          <div className={styles.pictureActions}>
            <PictureUpload
              ratio="1:1"
              width={512}
              limit={pictureLimit}
              texts={textsOf('profilePhoto')}
              onPicture={upload('profilePhoto')}
            />
            <PictureUpload
              ratio="4:1"
              width={1600}
              limit={pictureLimit}
              texts={textsOf('coverPhoto')}
              onPicture={upload('coverPhoto')}
            />
          </div>
        </div>
        <Text size="sm" tone="muted">
          {t('picture.hint')}
        </Text>
      </div>
    </Surface>
  );
}
