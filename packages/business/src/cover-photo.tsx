import type { Photo as PhotoData } from '@wbn/contract/shared/values.ts';
import { Photo } from '@wbn/ui-kit/pictures/photo.tsx';
import * as styles from './cover-photo.css.ts';

/** Cover of a company or a person, four times as wide as high; a drawn pattern when there is none. */
export function CoverPhoto({ photo }: { photo?: PhotoData | undefined }) {
  if (!photo) return <div className={styles.drawn} />;
  return (
    <div className={styles.frame}>
      <Photo
        src={photo.url}
        versions={photo.versions}
        alt=""
        ratio="4:1"
        shape="square"
        fallbackName=""
        priority
      />
    </div>
  );
}
