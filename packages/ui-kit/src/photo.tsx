import { useState } from 'react';
import { classNames } from './class-names.ts';
import { Initials } from './initials.tsx';
import * as styles from './photo.css.ts';

interface PhotoProps {
  readonly src?: string | null | undefined;
  readonly srcSet?: string | undefined;
  /** Shown width for `srcSet`, as in HTML. */
  readonly sizes?: string | undefined;
  /** What is seen; empty when a name stands beside it. */
  readonly alt: string;
  readonly ratio?: keyof typeof styles.ratio;
  readonly shape?: keyof typeof styles.shape;
  readonly fit?: keyof typeof styles.fit;
  /** Whose initials are drawn when there is no picture. */
  readonly fallbackName: string;
  /** Loads at once: for the picture that makes the first impression. */
  readonly priority?: boolean;
}

/** A picture in a fixed box; initials on a colour when it is missing or broken. */
export function Photo(props: PhotoProps) {
  const { src, srcSet, sizes, alt, ratio = '4:3', shape = 'rounded', fit = 'cover', fallbackName } = props;
  const { priority = false } = props;
  const [brokenSrc, setBrokenSrc] = useState<string>();
  return (
    <span className={classNames(styles.box, styles.ratio[ratio], styles.shape[shape])}>
      {src && src !== brokenSrc ? (
        <img
          // It may have failed before React was there to hear of it.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setBrokenSrc(src);
          }}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding={priority ? 'auto' : 'async'}
          onError={() => setBrokenSrc(src)}
          className={classNames(styles.image, styles.fit[fit])}
        />
      ) : (
        <span className={styles.fallback}>
          <Initials name={fallbackName} label={alt} />
        </span>
      )}
    </span>
  );
}
