import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { OfficeContext } from '@wbn/cards/business/office-context.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { PicturePairEditor } from '@wbn/forms/picture-pair-editor.tsx';
import { requestBusinessUploadMutation } from '@wbn/forms/uploads/upload.query.ts';
import { saveBusinessMutation } from './save-business.query.ts';

/** Cover and logo (BIZ-19). */
export function BusinessPictures({
  api,
  office,
}: {
  readonly api: ApiClient;
  readonly office: OfficeContext;
}) {
  const t = useText('edit-business');
  const { businessID, general } = office.business;
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
      isHandled={office.fail}
    />
  );
}
