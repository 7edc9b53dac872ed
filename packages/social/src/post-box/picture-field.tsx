import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { pictureLimit } from '@wbn/contract/files/upload.ts';
import { requestUserUploadMutation } from '@wbn/forms/uploads/upload.query.ts';
import { usePictureTexts } from '@wbn/forms/use-picture-texts.ts';
import { PictureUpload } from '@wbn/ui-kit/pictures/picture-upload.tsx';
import { scalePicture } from '@wbn/ui-kit/pictures/scale-picture.ts';
import { useTranslation } from 'react-i18next';
import type { SentPicture } from './post-shape.ts';

/** Pixels in width, and bytes: it is kept with the draft. */
const previewSize = { width: 480, limit: 48 * 1024 };

interface PictureFieldProps {
  readonly api: ApiClient;
  readonly onSending: (sending: boolean) => void;
  readonly onPicture: (picture: SentPicture) => void;
}

/** Most pixels in width: a post is 500 wide, on screens of up to three dots each. */
const pictureWidth = 1600;

/** Chooses the picture of a post and sends it, whole and scaled down. */
export function PictureField({ api, onSending, onPicture }: PictureFieldProps) {
  const { t } = useTranslation('posts');
  const textsOf = usePictureTexts();
  const upload = useMutation(requestUserUploadMutation(api));
  return (
    <PictureUpload
      width={pictureWidth}
      limit={pictureLimit}
      variant="quiet"
      texts={textsOf({
        choose: t('box.picture.choose'),
        uploading: t('box.picture.sending'),
        failed: t('box.picture.failed'),
        crop: t('box.picture.choose'),
      })}
      onPicture={async (file, options) => {
        onSending(true);
        try {
          const { token } = await upload.mutateAsync({ file, purpose: 'postPhoto', ...options });
          onPicture({ token, preview: await makePreview(file) });
        } finally {
          onSending(false);
        }
      }}
    />
  );
}

/** A small copy of a picture as an address of the kind `data:`, which outlives a reload. */
async function makePreview(picture: Blob): Promise<string> {
  const small = await scalePicture(picture, previewSize);
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(small);
  });
}
