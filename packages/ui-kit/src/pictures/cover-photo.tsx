import * as styles from './cover-photo.css.ts';
import { Photo, type PhotoVersion } from './photo.tsx';

interface CoverPhotoProps {
  /** Absent: a drawn placeholder pattern is shown. */
  readonly photo?:
    | { readonly url: string; readonly versions?: readonly PhotoVersion[] | undefined }
    | undefined;
  /** Absent for a decorative picture. */
  readonly alt?: string;
}

/** A cover photo, four times as wide as high, or a drawn pattern without one. */
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
