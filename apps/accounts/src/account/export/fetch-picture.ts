/** Milliseconds that a store may take. */
const patience = 10_000;

/**
 * Fetches pictures of our own store: by the API's host, which knows where they lie, or by the bucket's address. A picture that
 * is not there is left out; a store that does not answer fails.
 */
export function fetchPictureFrom(apiUrl: string): (url: string) => Promise<Buffer | undefined> {
  return async (url) => {
    const answer = await fetch(new URL(url, apiUrl), { signal: AbortSignal.timeout(patience) });
    if (answer.status === 404 || answer.status === 410) return undefined;
    if (!answer.ok) throw new Error(`A picture's store answered ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  };
}
