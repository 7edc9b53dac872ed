import { useText } from '@wbn/edition/use-text.ts';
import type { PictureUploadTexts } from '@wbn/ui-kit/pictures/picture-upload.tsx';

/** Texts that differ from page to page. */
interface OwnWords {
  readonly choose: string;
  readonly uploading: string;
  readonly crop: string;
  readonly failed: string;
}

/** The texts for choosing, cropping and uploading a picture. */
export function usePictureTexts(): (own: OwnWords) => PictureUploadTexts {
  const t = useText('forms');
  return ({ choose, uploading, crop, failed }) => ({
    choose,
    progress: uploading,
    preparing: t('picture.preparing'),
    stop: t('picture.stop'),
    failed,
    unreadable: t('picture.unreadable'),
    cropper: {
      title: crop,
      hint: t('picture.cropHint'),
      frame: t('picture.frame'),
      zoom: t('picture.zoom'),
      turn: t('picture.turn'),
      position: (right, down, zoom, degrees) => t('picture.position', { right, down, zoom, degrees }),
      confirm: t('picture.use'),
      cancel: t('picture.cancel'),
    },
  });
}
