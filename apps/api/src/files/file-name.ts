import type { messageFileTypes } from '@wbn/contract/messaging/message-file.ts';

export type FileType = (typeof messageFileTypes)[number];

/** Maximum length of a stored name, in characters. */
const nameLength = 120;

/** Extensions per type; the first is added when the name has another. */
const endings: Record<FileType, readonly string[]> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'application/pdf': ['pdf'],
};

/** Invisible and text-direction characters, except those that join letters. */
const steering = /[[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]--[\u200c\u200d]]/gv;
/** Characters that some file system refuses. */
const refused = /[<>:"|?*]/g;

/**
 * Returns a name that is safe to show and to save: without folders and misleading or forbidden characters, and with
 * the extension of its type, whatever it claims.
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
