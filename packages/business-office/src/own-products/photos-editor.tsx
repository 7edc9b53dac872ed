import { photosLimit } from '@wbn/contract/business/saved-product.ts';
import { useText } from '@wbn/edition/use-text.ts';
import type { Form } from '@wbn/forms/edit/use-form.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { IconButton } from '@wbn/ui-kit/controls/buttons/icon-button.tsx';
import { Progress } from '@wbn/ui-kit/controls/uploads/progress.tsx';
import { classNames } from '@wbn/ui-kit/layout/class-names.ts';
import { FormSection } from '@wbn/ui-kit/layout/form-section.tsx';
import { listRole } from '@wbn/ui-kit/layout/layout-props.ts';
import { Photo } from '@wbn/ui-kit/pictures/photo.tsx';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { FailureText, Text } from '@wbn/ui-kit/text/text.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { ArrowLeft, ArrowRight, ImagePlus, Trash2 } from 'lucide-react';
import { type DragEvent, useLayoutEffect, useRef, useState } from 'react';
import * as styles from './edit-product.css.ts';
import { moveItem } from './line-list.tsx';
import type { ProductPhoto, ProductValues } from './product-values.ts';
import type { PhotoUpload, PhotoUploads } from './use-photo-uploads.ts';

interface PhotosEditorProps {
  readonly photos: readonly ProductPhoto[];
  readonly uploads: PhotoUploads;
  /** Alternative text of pictures that cannot be shown. */
  readonly productName: string;
  readonly form: Pick<Form<ProductValues>, 'idOf' | 'errorOf'>;
  readonly onChange: (photos: readonly ProductPhoto[], ...fixed: string[]) => void;
}

/** Photos of a product (PRD-07), the main one first; sorted by dragging or with buttons. */
export function PhotosEditor({ photos, uploads, productName, form, onChange }: PhotosEditorProps) {
  const t = useText('own-products');
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const next = useRef<string>(undefined);
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();
  const [tooMany, setTooMany] = useState(false);
  const left = photosLimit - photos.length - uploads.uploads.length;

  useLayoutEffect(() => {
    if (next.current === undefined) return;
    const target = list.current?.querySelector<HTMLElement>(
      `[data-control="${next.current}"]:not(:disabled)`,
    );
    (target ?? addButton.current)?.focus();
    next.current = undefined;
  });

  function choose(chosen: readonly File[]): void {
    setTooMany(chosen.length > left);
    uploads.add(chosen.slice(0, Math.max(0, left)));
  }

  function move(from: number, to: number, control?: 'left' | 'right'): void {
    const photo = photos[from];
    if (!photo || from === to || to < 0 || to >= photos.length) return;
    if (control) {
      // At either end the pressed button is disabled, so the focus goes to the other.
      const atEnd = to === (control === 'left' ? 0 : photos.length - 1);
      const other = control === 'left' ? 'right' : 'left';
      next.current = `${photo.id} ${atEnd ? other : control}`;
    }
    onChange(moveItem(photos, from, to));
    setSaid(t('photos.moved', { number: from + 1, place: to + 1 }));
  }

  function remove(at: number): void {
    const neighbour = photos[at + 1] ?? photos[at - 1];
    next.current = neighbour ? `${neighbour.id} remove` : 'add';
    onChange(
      photos.filter((_, other) => other !== at),
      `photos.${photos[at]?.id}`,
    );
    setTooMany(false);
    setSaid(t('photos.removed', { number: at + 1 }));
  }

  const drop = (event: DragEvent) => {
    event.preventDefault();
    const dropped = [...event.dataTransfer.files].filter(({ type }) => type.startsWith('image/'));
    if (dropped.length > 0) choose(dropped);
    else if (dragged !== undefined && over !== undefined) move(dragged, over);
    setDragged(undefined);
    setOver(undefined);
  };

  return (
    <FormSection
      title={t('group.photos')}
      hint={t('hint.photos', { limit: photosLimit })}
      id={form.idOf('photos')}
      error={form.errorOf('photos') ?? (tooMany ? t('photos.tooMany', { limit: photosLimit }) : undefined)}
    >
      <ol
        ref={list}
        role={listRole('ul')}
        aria-label={t('group.photos')}
        className={styles.photos}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        {photos.map((photo, at) => {
          const number = at + 1;
          const error = form.errorOf(`photos.${photo.id}`);
          return (
            <li
              key={photo.id}
              id={form.idOf(`photos.${photo.id}`)}
              draggable
              className={classNames(
                styles.tile,
                dragged === at && styles.dragged,
                over === at && dragged !== undefined && dragged !== at && styles.target,
              )}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                setDragged(at);
              }}
              onDragEnter={() => setOver(at)}
              onDragEnd={() => {
                setDragged(undefined);
                setOver(undefined);
              }}
            >
              <Photo
                src={photo.url}
                versions={photo.versions}
                sizes="12rem"
                alt={t('photos.alt', { number })}
                fit="contain"
                fallbackName={productName || '?'}
              />
              {at === 0 && (
                <span className={styles.mainPhoto}>
                  <Badge tone="brand">{t('photos.main')}</Badge>
                </span>
              )}
              <div className={styles.tileActions}>
                <IconButton
                  size="sm"
                  label={t('photos.left', { number })}
                  icon={<ArrowLeft />}
                  disabled={at === 0}
                  data-control={`${photo.id} left`}
                  onClick={() => move(at, at - 1, 'left')}
                />
                <IconButton
                  size="sm"
                  label={t('photos.right', { number })}
                  icon={<ArrowRight />}
                  disabled={at === photos.length - 1}
                  data-control={`${photo.id} right`}
                  onClick={() => move(at, at + 1, 'right')}
                />
                <IconButton
                  size="sm"
                  label={t('photos.remove', { number })}
                  icon={<Trash2 />}
                  data-control={`${photo.id} remove`}
                  onClick={() => remove(at)}
                />
              </div>
              {error && (
                <Text size="sm" tone="danger">
                  {error}
                </Text>
              )}
            </li>
          );
        })}
        {uploads.uploads.map((upload) => (
          <PhotoUploadTile
            key={upload.id}
            upload={upload}
            onStop={() => uploads.forget(upload.id)}
            onAgain={() => uploads.again(upload.id)}
          />
        ))}
        {left > 0 && (
          <li className={styles.addTile}>
            <Button
              ref={addButton}
              variant="secondary"
              icon={<ImagePlus />}
              onClick={() => input.current?.click()}
            >
              {t('photos.add')}
            </Button>
            <Text size="xs" tone="muted">
              {t('photos.drop')}
            </Text>
          </li>
        )}
      </ol>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])];
          // Allows choosing the same file again.
          currentTarget.value = '';
          if (chosen.length > 0) choose(chosen);
        }}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </FormSection>
  );
}

interface PhotoUploadTileProps {
  readonly upload: PhotoUpload;
  readonly onStop: () => void;
  readonly onAgain: () => void;
}

/** A photo that is being uploaded or has failed. */
function PhotoUploadTile({ upload, onStop, onAgain }: PhotoUploadTileProps) {
  const t = useText('own-products');
  const { fileName, preview, share, problem } = upload;
  const percent = Math.round(share * 100);
  return (
    <li className={styles.tile}>
      <div className={styles.faint}>
        <Photo src={preview} alt="" fit="contain" fallbackName={fileName} />
      </div>
      {problem ? (
        <>
          <FailureText>{t(`photos.${problem}`, { fileName })}</FailureText>
          <div className={styles.tileActions}>
            {problem === 'failed' && (
              <Button size="sm" variant="secondary" onClick={onAgain}>
                {t('retry')}
              </Button>
            )}
            <Button size="sm" variant="quiet" onClick={onStop}>
              {t('photos.dismiss')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <Progress label={t('photos.sending', { fileName })} value={percent} valueText={`${percent} %`} />
          <div className={styles.tileActions}>
            <Button size="sm" variant="quiet" onClick={onStop}>
              {t('photos.stop')}
            </Button>
          </div>
        </>
      )}
    </li>
  );
}
