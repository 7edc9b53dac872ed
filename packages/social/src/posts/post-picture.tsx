import type { Photo as PhotoData } from '@wbn/contract/shared/values.ts';
import { Photo } from '@wbn/ui-kit/pictures/photo.tsx';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './post-picture.css.ts';

interface PostPictureProps {
  readonly picture: PhotoData;
  /** What it shows, where its author has said so. */
  readonly alt: string | undefined;
  /** Who posted it. */
  readonly author: string;
  readonly priority?: boolean;
}

/** Narrowest and widest shape that is shown whole; a tower or a strip is cut at both ends. */
const narrowest = 3 / 4;
const widest = 2;

/** The picture of a post, in a box of its own shape. */
export function PostPicture({ picture, alt, author, priority = false }: PostPictureProps) {
  const { t } = useTranslation('posts');
  const { url, width = 4, height = 3, versions } = picture;
  const ratio = Math.min(widest, Math.max(narrowest, width / height));
  return (
    <div className={styles.frame} style={{ [styles.ratio]: ratio } as CSSProperties}>
      <Photo
        src={url}
        versions={versions}
        sizes="(min-width: 532px) 466px, calc(100vw - 4rem)"
        alt={alt ?? t('pictureBy', { name: author })}
        fallbackName={author}
        priority={priority}
      />
    </div>
  );
}
