import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { Progress } from '@wbn/ui-kit/controls/progress.tsx';
import { Photo } from '@wbn/ui-kit/pictures/photo.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { useTranslation } from 'react-i18next';
import * as styles from './edit-product.css.ts';
import type { PhotoUpload } from './use-photo-uploads.ts';

interface PhotoUploadTileProps {
  readonly upload: PhotoUpload;
  readonly onStop: () => void;
  readonly onAgain: () => void;
}

/** A photo on its way, or one that did not arrive. */
export function PhotoUploadTile({ upload, onStop, onAgain }: PhotoUploadTileProps) {
  const { t } = useTranslation('own-products');
  const { fileName, preview, share, problem } = upload;
  const percent = Math.round(share * 100);
  return (
    <li className={styles.tile}>
      <div className={styles.faint}>
        <Photo src={preview} alt="" fit="contain" fallbackName={fileName} />
      </div>
      {problem ? (
        <>
          <Text size="sm" tone="danger" role="alert">
            {t(`photos.${problem}`, { fileName })}
          </Text>
          <div className={styles.tileActions}>
            {problem === 'failed' && (
              <Button size="sm" variant="secondary" onClick={onAgain}>
                {t('retry')}
              </Button>
            )}
            <Button size="sm" variant="quiet" onClick={onStop}>
              {t('photos.dismiss')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <Progress label={t('photos.sending', { fileName })} value={percent} valueText={`${percent} %`} />
          <div className={styles.tileActions}>
            <Button size="sm" variant="quiet" onClick={onStop}>
              {t('photos.stop')}
            </Button>
          </div>
        </>
      )}
    </li>
  );
}
