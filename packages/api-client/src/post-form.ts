import { ApiError } from './api-error.ts';
import { readErrorReply } from './read-error-reply.ts';

export interface PostFormOptions {
  /** From 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Milliseconds that a slow telephone may take for 500 KB. */
const timeout = 120_000;

/**
 * Posts a form to a storage host: no session token, no cookies. XMLHttpRequest, because fetch does not tell how much was sent.
 * Rejects with an ApiError, or with the signal's reason when it was aborted.
 */
export function postForm(url: string, form: FormData, options: PostFormOptions = {}): Promise<void> {
  const { onProgress, signal } = options;
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
    request.onload = end(() => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(readErrorReply(parse(request.responseText), request.status));
    });
    request.onerror = end(unreachable);
    request.ontimeout = end(unreachable);
    request.onabort = end(() => reject(signal?.reason ?? new Error('The upload was aborted.')));
    signal?.addEventListener('abort', abort, { once: true });
    request.open('POST', url);
    request.timeout = timeout;
    request.send(form);
  });
}

/** Storage hosts other than ours answer with XML. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
