import type { Photo as PhotoData } from '@wbn/contract/shared/values.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Photo } from '@wbn/ui-kit/pictures/photo.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { type ComponentType, Fragment, type MouseEvent, type ReactNode, useId, useState } from 'react';
import type { PhotoViewerProps } from './photo-viewer.tsx';
import * as productGalleryStyles from './product-gallery.css.ts';

interface ProductGalleryProps {
  readonly name: string;
  readonly photos: readonly PhotoData[];
}

/** Displayed width of the main image. */
const mainSizes = '(min-width: 768px) 36rem, 100vw';

/**
 * The main image and thumbnails to choose another (PRD-03, PRD-07); radio buttons, so that it works without
 * JavaScript.
 */
export function ProductGallery({ name, photos }: ProductGalleryProps) {
  const t = useText('business');
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

interface ZoomLinkProps {
  readonly photos: readonly PhotoData[];
  readonly index: number;
  readonly name: string;
  /** Description of this picture, when there are several. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A link to the full-size picture. With JavaScript it opens a viewer over the page, loaded on the first click. */
function ZoomLink({ photos, index, name, label = name, children }: ZoomLinkProps) {
  const t = useText('business');
  const [Viewer, setViewer] = useState<ComponentType<PhotoViewerProps>>();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    import('./photo-viewer.tsx').then(
      ({ PhotoViewer }) => setViewer(() => PhotoViewer),
      () => window.location.assign(href),
    );
  };
  return (
    <>
      <a
        href={photos[index]?.url}
        target="_blank"
        rel="noopener"
        aria-label={t('enlarge', { name: label })}
        className={productGalleryStyles.zoom}
        onClick={open}
      >
        {children}
      </a>
      {Viewer && <Viewer photos={photos} start={index} name={name} onClose={() => setViewer(undefined)} />}
    </>
  );
}
