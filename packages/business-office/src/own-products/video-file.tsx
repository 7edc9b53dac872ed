import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { videoLimit, videoTypes } from '@wbn/contract/files/upload.ts';
import { requestBusinessUploadMutation } from '@wbn/forms/uploads/upload.query.ts';
import { VideoUpload } from '@wbn/ui-kit/controls/video-upload.tsx';
import { useTranslation } from 'react-i18next';
import type { ProductVideo } from './product-values.ts';

interface VideoFileProps {
  readonly api: ApiClient;
  readonly businessID: string;
  readonly onVideo: (video: ProductVideo) => void;
  /** Told of what the server refuses. */
  readonly onError: (error: ApiError) => void;
}

/** A video from the person's own device; until the product is saved it goes by the name of its file. */
export function VideoFile({ api, businessID, onVideo, onError }: VideoFileProps) {
  const { t } = useTranslation('own-products');
  const send = useMutation(requestBusinessUploadMutation(api, businessID));
  const limit = videoLimit / 1024 / 1024;
  return (
    <VideoUpload
      types={videoTypes}
      limit={videoLimit}
      texts={{
        choose: t('videos.choose'),
        progress: t('videos.sending'),
        stop: t('photos.stop'),
        failed: t('videos.failed'),
        wrongType: t('videos.wrongType'),
        tooLarge: t('videos.tooLarge', { limit }),
      }}
      onVideo={async (file, options) => {
        try {
          const { token } = await send.mutateAsync({ file, purpose: 'video', ...options });
          onVideo({ id: token, url: file.name, token });
        } catch (error) {
          if (error instanceof ApiError) onError(error);
          throw error;
        }
      }}
    />
  );
}
