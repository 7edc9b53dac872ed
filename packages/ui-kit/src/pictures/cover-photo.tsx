import * as styles from './cover-photo.css.ts';
import { Photo, type PhotoVersion } from './photo.tsx';

interface CoverPhotoProps {
  /** Absent: a drawn pattern. */
  readonly photo?:
    | { readonly url: string; readonly versions?: readonly PhotoVersion[] | undefined }
    | undefined;
}

/** A cover, four times as wide as high; a drawn pattern when there is none. */
export function CoverPhoto({ photo }: CoverPhotoProps) {
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
