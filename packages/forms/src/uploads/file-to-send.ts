import type { PostFormOptions } from '@wbn/api-client/post-form.ts';

/** A file on its way, what it is for, how it is stopped and who is told how far it has come. */
export interface FileToSend<Purpose> extends PostFormOptions {
  readonly file: Blob;
  readonly purpose: Purpose;
}
