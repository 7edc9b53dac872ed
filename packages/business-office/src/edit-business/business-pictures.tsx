import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { Managed } from '@wbn/cards/business/managed.ts';
import { PicturePairEditor } from '@wbn/forms/picture-pair-editor.tsx';
import { requestBusinessUploadMutation } from '@wbn/forms/uploads/upload.query.ts';
import { useTranslation } from 'react-i18next';
import { saveBusinessMutation } from './save-business.query.ts';

/** Cover and logo (BIZ-19). */
export function BusinessPictures({ api, managed }: { readonly api: ApiClient; readonly managed: Managed }) {
  const { t } = useTranslation('edit-business');
  const { businessID, general } = managed.business;
  const { companyName, profilePhoto, coverPhoto } = general;
  const send = useMutation(requestBusinessUploadMutation(api, businessID));
  const save = useMutation(saveBusinessMutation(api, businessID));
  return (
    <PicturePairEditor
      name={companyName}
      pictures={{ profilePhoto, coverPhoto }}
      say={(text) => t(`picture.${text}`)}
      send={send.mutateAsync}
      save={save.mutateAsync}
      isSaving={save.isPending}
      isHandled={managed.fail}
    />
  );
}
