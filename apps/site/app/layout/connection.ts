/** What browsers say of a request that nobody answered: Chromium, Firefox, Safari. */
const unanswered = /failed to fetch|networkerror|load failed/i;

/** Whether something failed because the site could not be reached, and not because of what it answered. */
export function isConnectionError(error: unknown): boolean {
  return error instanceof TypeError && unanswered.test(error.message);
}

/** Whether the site answers now, within four seconds. */
export async function canReachSite(): Promise<boolean> {
  try {
    const answer = await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(4000) });
    return answer.status < 500;
  } catch {
    return false;
  }
}
