/** Messages of failed requests in Chromium, Firefox and Safari. */
const unanswered = /failed to fetch|networkerror|load failed/i;

/** Tells whether an error means that the site is unreachable, as opposed to an error reply. */
export function isConnectionError(error: unknown): boolean {
  return error instanceof TypeError && unanswered.test(error.message);
}

/** Tells whether the site answers within four seconds. */
export async function canReachSite(): Promise<boolean> {
  try {
    const answer = await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(4000) });
    return answer.status < 500;
  } catch {
    return false;
  }
}
