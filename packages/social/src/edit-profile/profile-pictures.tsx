import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { fullName } from '@wbn/cards/person/full-name.ts';
import type { ProfilePurpose } from '@wbn/contract/files/upload.ts';
import type { OwnProfile } from '@wbn/contract/social/own-profile.ts';
import { PicturePair } from '@wbn/forms/picture-pair.tsx';
import { requestUserUploadMutation } from '@wbn/forms/uploads/request-user-upload.query.ts';
import { usePictureTexts } from '@wbn/forms/use-picture-texts.ts';
import { ConfirmDialog } from '@wbn/ui-kit/overlays/confirm-dialog.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import type { PictureUploadOptions } from '@wbn/ui-kit/pictures/picture-upload.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveOwnProfileMutation } from './save-own-profile.query.ts';

interface ProfilePicturesProps {
  readonly api: ApiClient;
  readonly profile: OwnProfile;
  readonly onProfile?: (profile: OwnProfile) => void;
}

/** Cover and photo with a button each (PRF-04); a picture is on the profile as soon as it has been sent, and off it as soon as that is confirmed. */
export function ProfilePictures({ api, profile, onProfile }: ProfilePicturesProps) {
  const { t } = useTranslation('own-profile');
  const pictureTexts = usePictureTexts();
  const toast = useToast();
  const send = useMutation(requestUserUploadMutation(api));
  const save = useMutation(saveOwnProfileMutation(api));
  const [{ profilePhoto, coverPhoto }, setPictures] = useState(profile);
  const [asked, setAsked] = useState<ProfilePurpose>();

  const keep = (saved: OwnProfile) => {
    setPictures(saved);
    onProfile?.(saved);
  };

  const upload = (purpose: ProfilePurpose) => async (file: Blob, options: PictureUploadOptions) => {
    try {
      const token = await send.mutateAsync({ file, purpose, ...options });
      keep(await save.mutateAsync({ [purpose]: token }));
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

  const takeOff = async (purpose: ProfilePurpose) => {
    try {
      keep(await save.mutateAsync({ [purpose]: null }));
      toast(t(`picture.${purpose}.removed`), 'success');
    } catch {
      toast(t('picture.removeFailed'), 'danger');
    }
    // A note would be behind the question.
    setAsked(undefined);
  };

  return (
    <>
      <PicturePair
        round
        label={t('picture.title')}
        hint={t('picture.hint')}
        name={fullName(profile)}
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
