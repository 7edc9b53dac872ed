import { useLocale } from '@wbn/edition/use-locale.ts';
import { IconButton } from '@wbn/ui-kit/controls/icon-button.tsx';
import { RotateCw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as styles from './file-field.css.ts';
import { FileIcon } from './file-icon.tsx';
import { mayTryAgain, type PickedFile } from './picked-file.ts';
import { sizeLabel } from './size-label.ts';

interface PickedRowProps {
  readonly file: PickedFile;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** A picked file: how far it has come, or what is wrong with it. */
export function PickedRow({ file, onRetry, onRemove }: PickedRowProps) {
  const { t } = useTranslation('message-files');
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
            {token && sizeLabel(size, locale)}
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
