import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { pictureLimit } from '@wbn/contract/files/upload.ts';
import { requestBusinessUploadMutation } from '@wbn/forms/uploads/upload.query.ts';
import { scalePicture, UnreadablePictureError } from '@wbn/ui-kit/pictures/scale-picture.ts';
import { useEffect, useRef, useState } from 'react';
import type { ProductPhoto } from './product-values.ts';

/** Maximum width of a product photo in pixels. */
const photoWidth = 1600;
/** Width in pixels of the preview, which the draft contains too. */
const previewWidth = 320;
const previewLimit = 24 * 1024;

/** A photo that is being uploaded. */
export interface PhotoUpload {
  readonly id: string;
  readonly fileName: string;
  readonly preview?: string;
  /** Upload progress from 0 to 1. */
  readonly share: number;
  readonly problem?: 'failed' | 'unreadable';
}

interface PhotoUploadsOptions {
  readonly api: ApiClient;
  readonly businessID: string;
  readonly onPhoto: (photo: ProductPhoto) => void;
  readonly onError: (error: ApiError) => void;
}

/** Scales photos down and uploads them one after another, so that they keep the chosen order. */
export function usePhotoUploads({ api, businessID, onPhoto, onError }: PhotoUploadsOptions) {
  const { mutateAsync: upload } = useMutation(requestBusinessUploadMutation(api, businessID));
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>([]);
  const files = useRef(new Map<string, File>());
  const stops = useRef(new Map<string, AbortController>());
  const queue = useRef(Promise.resolve());
  // Leaving the page aborts the uploads.
  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running.values()) stop.abort();
    };
  }, []);

  const change = (id: string, to: Partial<PhotoUpload>) =>
    setUploads((last) => last.map((one) => (one.id === id ? { ...one, ...to } : one)));

  const forget = (id: string) => {
    stops.current.get(id)?.abort();
    stops.current.delete(id);
    files.current.delete(id);
    setUploads((last) => last.filter((one) => one.id !== id));
  };

  async function send(id: string): Promise<void> {
    const file = files.current.get(id);
    const stop = stops.current.get(id);
    if (!file || !stop || stop.signal.aborted) return;
    const { signal } = stop;
    try {
      const preview = await toDataUrl(await scalePicture(file, { width: previewWidth, limit: previewLimit }));
      change(id, { preview });
      const picture = await scalePicture(file, { width: photoWidth, limit: pictureLimit });
      signal.throwIfAborted();
      const onProgress = (share: number) => change(id, { share });
      const { token } = await upload({ file: picture, purpose: 'productPhoto', signal, onProgress });
      forget(id);
      onPhoto({ id, url: preview, token });
    } catch (error) {
      if (signal.aborted) return;
      change(id, { problem: error instanceof UnreadablePictureError ? 'unreadable' : 'failed', share: 0 });
      if (error instanceof ApiError) onError(error);
    }
  }

  function enqueue(id: string): void {
    stops.current.set(id, new AbortController());
    queue.current = queue.current.then(() => send(id));
  }

  return {
    uploads,
    /** Number of running uploads. */
    sending: uploads.filter(({ problem }) => problem === undefined).length,
    add: (chosen: readonly File[]) => {
      const fresh = chosen.map((file) => ({ id: crypto.randomUUID(), fileName: file.name, share: 0, file }));
      setUploads((last) => [...last, ...fresh.map(({ file: _file, ...upload }) => upload)]);
      for (const { id, file } of fresh) {
        files.current.set(id, file);
        enqueue(id);
      }
    },
    again: (id: string) => {
      setUploads((last) => last.map((one) => (one.id === id ? withoutProblem(one) : one)));
      enqueue(id);
    },
    forget,
  };
}

export type PhotoUploads = ReturnType<typeof usePhotoUploads>;

function withoutProblem({ problem: _mended, ...upload }: PhotoUpload): PhotoUpload {
  return upload;
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
