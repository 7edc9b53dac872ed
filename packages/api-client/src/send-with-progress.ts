import { ApiError } from './api-error.ts';

export interface ProgressOptions {
  /** From 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

interface Sending extends ProgressOptions {
  readonly url: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: Blob | FormData;
  /** Milliseconds for the whole request. */
  readonly timeout: number;
}

/**
 * Sends a file and reports the progress; uses XMLHttpRequest because fetch has no upload progress. Rejects with an
 * ApiError when nobody answered, or with the signal's reason when it was aborted.
 */
export function sendWithProgress(sending: Sending): Promise<{ status: number; text: string }> {
  const { url, method = 'POST', headers = {}, body, timeout, onProgress, signal } = sending;
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const end = (settle: () => void) => () => {
      signal?.removeEventListener('abort', abort);
      settle();
    };
    const unreachable = () => reject(new ApiError('ServiceUnavailable', 'The file could not be sent.', 0));
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress?.(loaded / total);
    };
    request.onload = end(() => resolve({ status: request.status, text: request.responseText }));
    request.onerror = end(unreachable);
    request.ontimeout = end(unreachable);
    request.onabort = end(() => reject(signal?.reason ?? new Error('The upload was aborted.')));
    signal?.addEventListener('abort', abort, { once: true });
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.timeout = timeout;
    request.send(body);
  });
}
