import { useState } from 'react';
import { classNames } from '../layout/class-names.ts';
import { hueOf, initialsOf } from '../text/initials-of.ts';
import * as initialsStyles from './initials.css.ts';
import * as styles from './photo.css.ts';

/** One size of a picture in one format. */
export interface PhotoVersion {
  readonly url: string;
  readonly width: number;
  readonly type: string;
}

interface PhotoProps {
  readonly src?: string | null | undefined;
  readonly srcSet?: string | undefined;
  /** Sizes and formats to choose from; `src` is for browsers that know none of them. */
  readonly versions?: readonly PhotoVersion[] | undefined;
  /** Shown width for `srcSet` and `versions`, as in HTML. */
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
  const {
    src,
    srcSet,
    versions,
    sizes,
    alt,
    ratio = '4:3',
    shape = 'rounded',
    fit = 'cover',
    fallbackName,
  } = props;
  const { priority = false } = props;
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const image = (
    <img
      // It may have failed before React was there to hear of it.
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0) setBrokenSrc(src ?? undefined);
      }}
      src={src ?? undefined}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'auto' : 'async'}
      onError={() => setBrokenSrc(src ?? undefined)}
      className={classNames(styles.image, styles.fit[fit])}
    />
  );
  return (
    <span className={classNames(styles.box, styles.ratio[ratio], styles.shape[shape])}>
      {src && src !== brokenSrc ? (
        versions ? (
          <picture>
            {['image/avif', 'image/webp'].map((type) => (
              <source key={type} type={type} srcSet={setOf(versions, type)} sizes={sizes ?? 'auto, 100vw'} />
            ))}
            {image}
          </picture>
        ) : (
          image
        )
      ) : (
        <span className={styles.fallback}>
          <Initials name={fallbackName} label={alt} />
        </span>
      )}
    </span>
  );
}

function setOf(versions: readonly PhotoVersion[], type: string): string {
  const ofType = versions.filter((version) => version.type === type);
  return ofType.map(({ url, width }) => `${url} ${width}w`).join();
}

interface InitialsProps {
  readonly name: string;
  /** Named for screen readers when given; else decoration. */
  readonly label?: string;
}

/** Fills the box of a missing picture: initials on a colour that belongs to the name. */
export function Initials({ name, label }: InitialsProps) {
  const className = classNames(
    initialsStyles.initials,
    initialsStyles.hue[hueOf(name, initialsStyles.hueCount)],
  );
  return (
    <span className={className} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      <span className={initialsStyles.letters}>{initialsOf(name)}</span>
    </span>
  );
}
