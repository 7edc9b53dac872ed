import type { messageFileTypes } from '@wbn/contract/messaging/message-file.ts';

type FileType = (typeof messageFileTypes)[number];

/** Most characters of a name that is kept. */
const nameLength = 120;

/** Endings that fit a type; the first is added where another one stands. */
const endings: Record<FileType, readonly string[]> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'application/pdf': ['pdf'],
};

/** Signs that steer text or are not seen; those that join letters stay. */
const steering = /[[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]--[\u200c\u200d]]/gv;
/** What some file system does not take. */
const refused = /[<>:"|?*]/g;

/**
 * A name that is safe to show and to save: without folders, signs that mislead or that a file system refuses, and with an ending that says what
 * the file is, whatever else it claims.
 */
export function cleanFileName(given: string, type: FileType): string {
  const own = given.split(/[/\\]/).at(-1) ?? '';
  const clean = own.normalize('NFC').replace(/\s+/g, ' ').replace(steering, '').replace(refused, '_');
  const [, stem = clean, ending = ''] = /^(.*)\.([^.]*)$/.exec(clean) ?? [];
  const fits = endings[type].includes(ending.toLowerCase());
  const suffix = fits ? `.${ending}` : `.${endings[type][0]}`;
  const name = (fits ? stem : clean).replace(/^[. ]+|[. ]+$/g, '') || 'file';
  const kept = [...name]
    .slice(0, nameLength - suffix.length)
    .join('')
    .trimEnd();
  return kept + suffix;
}
