import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { messageFileTypes, mostMessageFiles } from '@wbn/contract/messaging/message-file.ts';
import { formatBytes } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { IconButton } from '@wbn/ui-kit/controls/buttons/icon-button.tsx';
import { classNames } from '@wbn/ui-kit/layout/class-names.ts';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { FileText, FileX, Image, Paperclip, RotateCw, X } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import * as styles from './file-field.css.ts';
import { mayTryAgain, type PickedFile } from './picked-file.ts';
import { type ChangeFiles, useMessageUploads } from './use-message-uploads.ts';

/** Icon for a picture, a PDF or another file. */
export function FileIcon({ contentType }: { readonly contentType: string }) {
  const Icon = contentType.startsWith('image/')
    ? Image
    : contentType === 'application/pdf'
      ? FileText
      : FileX;
  return <Icon aria-hidden className={styles.icon} />;
}

interface PickedRowProps {
  readonly file: PickedFile;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** A picked file with its upload progress or its problem. */
function PickedRow({ file, onRetry, onRemove }: PickedRowProps) {
  const t = useText('message-files');
  const locale = useLocale();
  const { name, size, contentType, progress, token, problem } = file;
  const isSending = !token && !problem;
  const percent = Math.round(progress * 100);
  return (
    <li className={styles.row}>
      <FileIcon contentType={contentType} />
      <span className={styles.words}>
        <bdi className={styles.name} title={name}>
          {name}
        </bdi>
        {problem ? (
          <span role="alert" className={styles.problem}>
            {t(`problem.${problem}`)}
          </span>
        ) : (
          <span role="status" className={styles.state}>
            {token && formatBytes(locale, size)}
            {isSending && (percent === 100 ? t('checking') : t('sending', { percent }))}
          </span>
        )}
        {isSending && (
          <progress
            className={styles.bar}
            aria-label={t('progressOf', { name })}
            value={percent === 100 ? undefined : percent}
            max={100}
          />
        )}
      </span>
      {mayTryAgain(problem) && (
        <IconButton size="sm" label={t('retry', { name })} icon={<RotateCw />} onClick={onRetry} />
      )}
      <IconButton size="sm" label={t('remove', { name })} icon={<X />} onClick={onRemove} />
    </li>
  );
}

interface FileFieldProps {
  readonly api: ApiClient;
  /** State of the parent, so that files stay when sending fails. */
  readonly files: readonly PickedFile[];
  readonly onChange: ChangeFiles;
  readonly disabled?: boolean;
}

/** Attaches pictures and PDFs to a message: by the button, by dropping them on the form or by pasting. */
export function FileField({ api, files, onChange, disabled = false }: FileFieldProps) {
  const t = useText('message-files');
  const input = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLFieldSetElement>(null);
  const hint = useId();
  const { pick, remove, retry, isTooMany } = useMessageUploads({ api, files, onChange });
  const isOver = useDroppedFiles(field, disabled ? undefined : pick);
  const isFull = files.length >= mostMessageFiles;
  return (
    <fieldset ref={field} className={classNames(styles.field, isOver && styles.over)} disabled={disabled}>
      <legend className={styles.hidden}>{t('title')}</legend>
      <div className={styles.start}>
        <Button
          variant="quiet"
          size="sm"
          icon={<Paperclip aria-hidden />}
          disabled={isFull}
          aria-describedby={hint}
          onClick={() => input.current?.click()}
        >
          {t('attach')}
        </Button>
        <span className={styles.hint}>
          <Text as="span" size="xs" tone="muted" id={hint}>
            {isOver ? t('drop') : t('hint', { count: mostMessageFiles })}
          </Text>
        </span>
        <input
          ref={input}
          type="file"
          multiple
          accept={messageFileTypes.join(',')}
          aria-label={t('attach')}
          hidden
          onChange={({ currentTarget }) => {
            const picked = [...(currentTarget.files ?? [])];
            // Allows picking the same file again.
            currentTarget.value = '';
            pick(picked);
          }}
        />
      </div>
      {files.length > 0 && (
        <ul className={styles.list} aria-label={t('title')}>
          {files.map((file) => (
            <PickedRow
              key={file.key}
              file={file}
              onRetry={() => retry(file)}
              onRemove={() => {
                remove(file.key);
                field.current?.querySelector('button')?.focus();
              }}
            />
          ))}
        </ul>
      )}
      {isTooMany && (
        <p role="alert" className={styles.problem}>
          {t('tooMany', { count: mostMessageFiles })}
        </p>
      )}
    </fieldset>
  );
}

/** Handles files that are dropped on or pasted into the surrounding form; returns whether files are dragged over it. */
function useDroppedFiles(
  place: RefObject<HTMLElement | null>,
  onFiles: ((files: Iterable<File>) => void) | undefined,
): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const target = place.current?.closest('form') ?? place.current;
    if (!target || !onFiles) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const take = (event: Event, data: DataTransfer | null) => {
      if (!data || data.files.length === 0) return;
      event.preventDefault();
      onFiles(data.files);
    };
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && target.contains(relatedTarget))) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      take(event, event.dataTransfer);
    };
    target.addEventListener('dragover', over, { signal });
    target.addEventListener('dragleave', leave, { signal });
    target.addEventListener('drop', drop, { signal });
    target.addEventListener('paste', (event) => take(event, event.clipboardData), { signal });
    return () => listening.abort();
  });
  return isOver;
}
