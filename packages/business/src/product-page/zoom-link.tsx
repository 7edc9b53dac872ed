import type { Photo } from '@wbn/contract/shared/values.ts';
import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PhotoViewerProps } from './photo-viewer.tsx';
import * as productGalleryStyles from './product-gallery.css.ts';

interface ZoomLinkProps {
  readonly photos: readonly Photo[];
  /** Which of them this link shows. */
  readonly index: number;
  readonly name: string;
  /** Of this picture, where there are several. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A link to a picture in its full size; with JavaScript it opens over the page, by code that comes with the click. */
export function ZoomLink({ photos, index, name, label = name, children }: ZoomLinkProps) {
  const { t } = useTranslation('business');
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
