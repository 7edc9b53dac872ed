import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { messageFileTypes, mostMessageFiles } from '@wbn/contract/messaging/message-file.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { classNames } from '@wbn/ui-kit/layout/class-names.ts';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { Paperclip } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './file-field.css.ts';
import type { PickedFile } from './picked-file.ts';
import { PickedRow } from './picked-row.tsx';
import { useDroppedFiles } from './use-dropped-files.ts';
import { type ChangeFiles, useMessageUploads } from './use-message-uploads.ts';

interface FileFieldProps {
  /** Sends the token of whoever is signed in. */
  readonly api: ApiClient;
  /** Kept by whoever sends the message: they stay when sending fails. */
  readonly files: readonly PickedFile[];
  readonly onChange: ChangeFiles;
  readonly disabled?: boolean;
}

/** Attaches pictures and PDFs to a message: by the button, by dropping them on the form around, or by pasting them into it. */
export function FileField({ api, files, onChange, disabled = false }: FileFieldProps) {
  const { t } = useTranslation('message-files');
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
            // The same file may be picked again.
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
