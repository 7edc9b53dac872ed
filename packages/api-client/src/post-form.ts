import { readErrorReply } from './read-error-reply.ts';
import { type ProgressOptions, sendWithProgress } from './send-with-progress.ts';

export type PostFormOptions = ProgressOptions;

/** Milliseconds that a slow telephone may take for 500 KB. */
const usualTimeout = 120_000;
/** Milliseconds for a video of 50 MB; the storage host waits as long. */
const videoTimeout = 900_000;
const mostOfPicture = 1024 ** 2;

/**
 * Posts a form to a storage host: no session token, no cookies. Rejects with an ApiError, or with the signal's reason when it was aborted.
 */
export async function postForm(url: string, form: FormData, options: PostFormOptions = {}): Promise<void> {
  const timeout = isLarge(form) ? videoTimeout : usualTimeout;
  const { status, text } = await sendWithProgress({ ...options, url, body: form, timeout });
  if (status < 200 || status > 299) throw readErrorReply(parse(text), status);
}

function isLarge(form: FormData): boolean {
  return [...form.values()].some((value) => value instanceof Blob && value.size > mostOfPicture);
}

/** Storage hosts other than ours answer with XML. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
