import * as styles from './cover-photo.css.ts';
import { Photo, type PhotoVersion } from './photo.tsx';

interface CoverPhotoProps {
  /** Absent: a drawn pattern. */
  readonly photo?:
    | { readonly url: string; readonly versions?: readonly PhotoVersion[] | undefined }
    | undefined;
  /** Absent where the picture adds nothing to what is said beside it. */
  readonly alt?: string;
}

/** A cover, four times as wide as high; a drawn pattern when there is none. */
export function CoverPhoto({ photo, alt = '' }: CoverPhotoProps) {
  if (!photo) return <div className={styles.drawn} />;
  return (
    <div className={styles.frame}>
      <Photo
        src={photo.url}
        versions={photo.versions}
        sizes="(min-width: 992px) 64rem, 100vw"
        alt={alt}
        ratio="4:1"
        shape="square"
        fallbackName=""
        priority
      />
    </div>
  );
}
