import { FileText, FileX, Image } from 'lucide-react';
import * as styles from './file-field.css.ts';

/** A picture, a PDF, or what is neither. */
export function FileIcon({ contentType }: { readonly contentType: string }) {
  const Icon = contentType.startsWith('image/')
    ? Image
    : contentType === 'application/pdf'
      ? FileText
      : FileX;
  return <Icon aria-hidden className={styles.icon} />;
}
