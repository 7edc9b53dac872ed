import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { fullName } from '@wbn/cards/person/full-name.ts';
import type { OwnProfile } from '@wbn/contract/social/own-profile.ts';
import { PicturePairEditor } from '@wbn/forms/picture-pair-editor.tsx';
import { requestUserUploadMutation } from '@wbn/forms/uploads/upload.query.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveOwnProfileMutation } from './save-own-profile.query.ts';

interface ProfilePicturesProps {
  readonly api: ApiClient;
  readonly profile: OwnProfile;
  readonly onProfile?: (profile: OwnProfile) => void;
}

/** Cover and photo of a person (PRF-04). */
export function ProfilePictures({ api, profile, onProfile }: ProfilePicturesProps) {
  const { t } = useTranslation('own-profile');
  const send = useMutation(requestUserUploadMutation(api));
  const save = useMutation(saveOwnProfileMutation(api));
  const [{ profilePhoto, coverPhoto }, setPictures] = useState(profile);
  return (
    <PicturePairEditor
      round
      name={fullName(profile)}
      pictures={{ profilePhoto, coverPhoto }}
      say={(text) => t(`picture.${text}`)}
      send={send.mutateAsync}
      save={async (change) => {
        const saved = await save.mutateAsync(change);
        setPictures(saved);
        onProfile?.(saved);
      }}
      isSaving={save.isPending}
    />
  );
}
