import type { Photo } from '@wbn/contract/shared/values.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { IconButton } from '@wbn/ui-kit/controls/buttons/icon-button.tsx';
import { classNames } from '@wbn/ui-kit/layout/class-names.ts';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import * as styles from './photo-viewer.css.ts';

export interface PhotoViewerProps {
  readonly photos: readonly Photo[];
  readonly start: number;
  readonly name: string;
  readonly onClose: () => void;
}

/** Full-window pictures: arrow keys change the picture, plus and minus its size; touch pans and zooms. */
export function PhotoViewer({ photos, start, name, onClose }: PhotoViewerProps) {
  const t = useText('business');
  const [index, setIndex] = useState(start);
  const [large, setLarge] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const count = photos.length;
  const move = (by: number) => {
    setIndex((index + by + count) % count);
    setLarge(false);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === '+') setLarge(true);
    if (key === '-') setLarge(false);
    // The arrow keys scroll an enlarged picture.
    if (large || count < 2) return;
    if (key === 'ArrowRight') move(1);
    if (key === 'ArrowLeft') move(-1);
  };
  const label = t('photoOf', { number: index + 1, count, name });
  return (
    <dialog
      ref={dialog}
      aria-label={name}
      className={styles.viewer}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.bar}>
        <span role="status" className={styles.count}>
          {label}
        </span>
        <IconButton
          label={t(large ? 'zoomOut' : 'zoomIn')}
          icon={large ? <ZoomOut aria-hidden /> : <ZoomIn aria-hidden />}
          onClick={() => setLarge(!large)}
        />
        {count > 1 && (
          <>
            <IconButton
              label={t('previousPhoto')}
              icon={<ChevronLeft aria-hidden />}
              onClick={() => move(-1)}
            />
            <IconButton label={t('nextPhoto')} icon={<ChevronRight aria-hidden />} onClick={() => move(1)} />
          </>
        )}
        <IconButton label={t('close')} icon={<X aria-hidden />} onClick={onClose} autoFocus />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus to be scrolled by keyboard */}
      <section tabIndex={0} aria-label={label} className={styles.frame}>
        <img
          key={photos[index]?.url}
          src={photos[index]?.url}
          alt={label}
          className={classNames(styles.picture, large && styles.large)}
        />
      </section>
    </dialog>
  );
}
