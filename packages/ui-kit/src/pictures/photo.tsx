import { useState } from 'react';
import { classNames } from '../layout/class-names.ts';
import { hueOf, initialsOf } from '../text/initials-of.ts';
import * as initialsStyles from './initials.css.ts';
import * as styles from './photo.css.ts';

/** One size and format of a picture. */
export interface PhotoVersion {
  readonly url: string;
  readonly width: number;
  readonly type: string;
}

interface PhotoProps {
  readonly src?: string | null | undefined;
  readonly srcSet?: string | undefined;
  /** Sizes and formats to choose from; `src` is the fallback. */
  readonly versions?: readonly PhotoVersion[] | undefined;
  /** The `sizes` attribute for `srcSet` and `versions`, as in HTML. */
  readonly sizes?: string | undefined;
  /** Description; empty when a name is shown beside the picture. */
  readonly alt: string;
  readonly ratio?: keyof typeof styles.ratio;
  readonly shape?: keyof typeof styles.shape;
  readonly fit?: keyof typeof styles.fit;
  /** Name whose initials are drawn when there is no picture. */
  readonly fallbackName: string;
  /** Loads eagerly: for the largest picture of the first screen. */
  readonly priority?: boolean;
}

/** A picture in a fixed box; coloured initials when it is missing or fails to load. */
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
      // Loading may have failed before hydration, when no error event reaches React.
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
  /** Accessible name; absent: decorative. */
  readonly label?: string;
}

/** Fills the box of a missing picture with initials on a colour derived from the name. */
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
