import type { ProfilePurpose } from '@wbn/contract/files/upload.ts';
import type { PictureUploadTexts } from '@wbn/ui-kit/pictures/picture-upload.tsx';

/** Words that every page with the two pictures has, in its own namespace. */
type PictureWord =
  | `picture.${ProfilePurpose}.${'uploading' | 'crop'}`
  | `picture.${'stop' | 'failed' | 'unreadable' | 'cropHint' | 'frame' | 'zoom' | 'position' | 'use'}`;

interface PictureTextsOptions {
  readonly purpose: ProfilePurpose;
  readonly choose: string;
  readonly cancel: string;
  readonly say: (word: PictureWord, numbers: Readonly<Record<string, number>>) => string;
}

/** What is said while a picture is chosen, cut and sent. */
export function pictureTexts({ purpose, choose, cancel, say }: PictureTextsOptions): PictureUploadTexts {
  const plain = (word: PictureWord) => say(word, {});
  return {
    choose,
    progress: plain(`picture.${purpose}.uploading`),
    stop: plain('picture.stop'),
    failed: plain('picture.failed'),
    unreadable: plain('picture.unreadable'),
    cropper: {
      title: plain(`picture.${purpose}.crop`),
      hint: plain('picture.cropHint'),
      frame: plain('picture.frame'),
      zoom: plain('picture.zoom'),
      position: (right, down, zoom) => say('picture.position', { right, down, zoom }),
      confirm: plain('picture.use'),
      cancel,
    },
  };
}
