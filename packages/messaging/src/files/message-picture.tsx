import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './file-list.css.ts';
import { type FileAsked, messagePictureQuery } from './request-message-file.query.ts';

interface MessagePictureProps {
  readonly api: ApiClient;
  readonly asked: FileAsked;
  readonly use: 'view' | 'preview';
  readonly name: string;
}

/** A picture of a message, small or as it is. */
export function MessagePicture({ api, asked, use, name }: MessagePictureProps) {
  const { t } = useTranslation('message-files');
  const { data, isError } = useQuery(messagePictureQuery(api, asked, use));
  const address = useBlobAddress(data);
  if (isError) return <span className={styles.missing}>{t('noPreview')}</span>;
  if (!address) return <Skeleton height={use === 'view' ? '50vh' : '100%'} />;
  return <img src={address} alt={name} className={use === 'view' ? styles.view : styles.preview} />;
}

/** Good as long as the part is on the page. */
function useBlobAddress(blob: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!blob) return undefined;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address;
}
