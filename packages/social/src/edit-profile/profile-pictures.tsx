import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { uploadFile } from '@wbn/api-client/upload-file.ts';
import { fullName } from '@wbn/cards/person/full-name.ts';
import { requestUserUpload } from '@wbn/contract/files/request-user-upload.ts';
import type { ProfilePurpose } from '@wbn/contract/files/upload.ts';
import type { OwnProfile } from '@wbn/contract/social/own-profile.ts';
import { saveOwnProfile } from '@wbn/contract/social/save-own-profile.ts';
import { PicturePair } from '@wbn/forms/picture-pair.tsx';
import { usePictureTexts } from '@wbn/forms/use-picture-texts.ts';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import type { PictureUploadOptions } from '@wbn/ui-kit/pictures/picture-upload.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface ProfilePicturesProps {
  readonly api: ApiClient;
  readonly profile: OwnProfile;
  readonly onProfile?: (profile: OwnProfile) => void;
}

/** Cover and photo with a button each (PRF-04); a picture is on the profile as soon as it has been sent. */
export function ProfilePictures({ api, profile, onProfile }: ProfilePicturesProps) {
  const { t } = useTranslation('own-profile');
  const pictureTexts = usePictureTexts();
  const toast = useToast();
  const [{ profilePhoto, coverPhoto }, setPictures] = useState(profile);

  const upload = (purpose: ProfilePurpose) => async (file: Blob, options: PictureUploadOptions) => {
    try {
      const upload = await uploadFile({ api, call: requestUserUpload, file, purpose, ...options });
      const { data } = await api.call(saveOwnProfile, { body: { [purpose]: upload } });
      setPictures(data);
      onProfile?.(data);
      toast(t(`picture.${purpose}.done`), 'success');
    } catch (error) {
      if (!options.signal.aborted) toast(t('picture.failed'), 'danger');
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

  return (
    <PicturePair
      round
      label={t('picture.title')}
      hint={t('picture.hint')}
      name={fullName(profile)}
      pictures={{ profilePhoto, coverPhoto }}
      textsOf={textsOf}
      onPicture={upload}
    />
  );
}
