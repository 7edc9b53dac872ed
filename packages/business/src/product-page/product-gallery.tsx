import type { Photo as PhotoData } from '@wbn/contract/shared/values.ts';
import { Photo } from '@wbn/ui-kit/pictures/photo.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { Fragment, useId } from 'react';
import { useTranslation } from 'react-i18next';
import * as productGalleryStyles from './product-gallery.css.ts';
import { ZoomLink } from './zoom-link.tsx';

interface ProductGalleryProps {
  readonly name: string;
  readonly photos: readonly PhotoData[];
}

/** Shown width of the main image. */
const mainSizes = '(min-width: 768px) 36rem, 100vw';

/** The main image and the others to choose from (PRD-03, PRD-07): radio buttons, so it works without JavaScript. */
export function ProductGallery({ name, photos }: ProductGalleryProps) {
  const { t } = useTranslation('business');
  const group = useId();
  const [main] = photos;
  if (photos.length < 2) {
    const photo = (
      <Photo
        src={main?.url}
        versions={main?.versions}
        sizes={mainSizes}
        alt={main ? name : ''}
        fit="contain"
        fallbackName={name}
        priority
      />
    );
    return main ? (
      <ZoomLink photos={photos} index={0} name={name}>
        {photo}
      </ZoomLink>
    ) : (
      photo
    );
  }
  return (
    <fieldset className={productGalleryStyles.gallery}>
      <VisuallyHidden as="legend">{t('photos')}</VisuallyHidden>
      {photos.map(({ url, versions }, index) => {
        const label = t('photoOf', { number: index + 1, count: photos.length, name });
        return (
          <Fragment key={url}>
            <input
              type="radio"
              name={group}
              id={`${group}-${index}`}
              className={productGalleryStyles.choice}
              defaultChecked={index === 0}
              aria-label={label}
            />
            <label htmlFor={`${group}-${index}`} className={productGalleryStyles.thumbnail}>
              <Photo
                src={url}
                versions={versions}
                sizes="5rem"
                alt=""
                ratio="1:1"
                fit="contain"
                fallbackName={name}
              />
            </label>
            <div className={productGalleryStyles.photo}>
              <ZoomLink photos={photos} index={index} name={name} label={label}>
                <Photo
                  src={url}
                  versions={versions}
                  sizes={mainSizes}
                  alt={label}
                  fit="contain"
                  fallbackName={name}
                  priority={index === 0}
                />
              </ZoomLink>
              <p aria-hidden className={productGalleryStyles.number}>
                {index + 1}/{photos.length}
              </p>
            </div>
          </Fragment>
        );
      })}
    </fieldset>
  );
}
