import { useMutation, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { MessageFile } from '@wbn/contract/messaging/message-file.ts';
import { formatBytes } from '@wbn/edition/format.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { openDownload } from '@wbn/ui-kit/controls/buttons/save-file.ts';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { WhenInView } from '@wbn/ui-kit/layout/when-in-view.tsx';
import { Dialog } from '@wbn/ui-kit/overlays/dialog.tsx';
import { useBlobAddress } from '@wbn/ui-kit/pictures/use-blob-address.ts';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { Download } from 'lucide-react';
import { useState } from 'react';
import * as fieldStyles from './file-field.css.ts';
import { FileIcon } from './file-field.tsx';
import * as styles from './file-list.css.ts';
import {
  type FileAsked,
  type FilePlace,
  messagePictureQuery,
  requestMessageFileMutation,
} from './request-message-file.query.ts';

interface MessagePictureProps {
  readonly api: ApiClient;
  readonly asked: FileAsked;
  readonly use: 'view' | 'preview';
  readonly name: string;
}

interface FileListProps {
  readonly api: ApiClient;
  readonly place: FilePlace;
  /** Id of the company that the person acts as; undefined: as themselves. */
  readonly bid: string | undefined;
  readonly files: readonly MessageFile[];
}

/** The files of a message or a request for quotation: pictures have a preview and open large; every file can be downloaded. */
export function FileList({ api, place, bid, files }: FileListProps) {
  const t = useText('message-files');
  const [shown, setShown] = useState<MessageFile>();
  const { mutate, isError } = useMutation({
    ...requestMessageFileMutation(api),
    onSuccess: ({ url, fileName }) => openDownload(url, fileName),
  });
  if (files.length === 0) return null;
  const askedOf = ({ fileID }: MessageFile): FileAsked => ({ place, bid, fileID });
  const save = (file: MessageFile) => mutate(askedOf(file));
  return (
    <div className={styles.files}>
      <ul className={styles.list} aria-label={t('attached')}>
        {files.map((file) => (
          <li key={file.fileID} className={styles.entry}>
            {isPicture(file) ? (
              <button
                type="button"
                className={styles.picture}
                title={file.name}
                aria-label={t('open', { name: file.name })}
                onClick={() => setShown(file)}
              >
                <WhenInView>
                  <MessagePicture api={api} asked={askedOf(file)} use="preview" name="" />
                </WhenInView>
              </button>
            ) : (
              <FileButton file={file} onSave={() => save(file)} />
            )}
          </li>
        ))}
      </ul>
      {isError && (
        <p role="alert" className={fieldStyles.problem}>
          {t('downloadFailed')}
        </p>
      )}
      {shown && (
        <Dialog
          title={shown.name}
          size="lg"
          onClose={() => setShown(undefined)}
          actions={
            <>
              <Button variant="secondary" onClick={() => setShown(undefined)}>
                {t('close')}
              </Button>
              <Button icon={<Download aria-hidden />} onClick={() => save(shown)}>
                {t('download')}
              </Button>
            </>
          }
        >
          <MessagePicture api={api} asked={askedOf(shown)} use="view" name={shown.name} />
        </Dialog>
      )}
    </div>
  );
}

const isPicture = ({ contentType }: MessageFile) => contentType.startsWith('image/');

function FileButton({ file, onSave }: { readonly file: MessageFile; readonly onSave: () => void }) {
  const t = useText('message-files');
  const locale = useLocale();
  const { name, size, contentType } = file;
  return (
    <button type="button" className={styles.file} onClick={onSave}>
      <VisuallyHidden>{t('download')} </VisuallyHidden>
      <FileIcon contentType={contentType} />
      <span className={fieldStyles.words}>
        <bdi className={fieldStyles.name} title={name}>
          {name}
        </bdi>
        <span className={fieldStyles.state}>{formatBytes(locale, size)}</span>
      </span>
      <Download aria-hidden className={fieldStyles.icon} />
    </button>
  );
}

/** A picture of a message as a thumbnail or in full size. */
function MessagePicture({ api, asked, use, name }: MessagePictureProps) {
  const t = useText('message-files');
  const { data, isError } = useQuery(messagePictureQuery(api, asked, use));
  const address = useBlobAddress(data);
  if (isError) return <span className={styles.missing}>{t('noPreview')}</span>;
  if (!address) return <Skeleton height={use === 'view' ? '50vh' : '100%'} />;
  return <img src={address} alt={name} className={use === 'view' ? styles.view : styles.preview} />;
}
