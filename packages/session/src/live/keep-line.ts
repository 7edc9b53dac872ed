import { ApiError } from '@wbn/api-client/api-error.ts';
import type { ConnectOptions, LiveMessage } from './listen-to-events.query.ts';

export interface KeepLineOptions {
  readonly connect: (
    options: Pick<ConnectOptions, 'token' | 'after' | 'lookback' | 'onMessage' | 'onRetry' | 'signal'>,
  ) => Promise<void>;
  /** A good token, another than the one that was refused; undefined when nobody is signed in any more. */
  readonly token: (refused?: string) => Promise<string | undefined>;
  readonly after: () => string | undefined;
  /** Milliseconds since the page began to read. */
  readonly lookback: () => number;
  readonly onMessage: (message: LiveMessage) => void;
  /** Resolves when the browser has a network. */
  readonly online: (signal: AbortSignal) => Promise<void>;
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly random?: () => number;
}

const firstPause = 1_000;
const longestPause = 60_000;

/**
 * Keeps a line open until the signal: opens it again when it has ended, at once with a new token, later and later when it fails, and
 * never at the same moment as all other browsers.
 */
export async function keepLine(options: KeepLineOptions, signal: AbortSignal): Promise<void> {
  const { connect, token, after, lookback, onMessage, online, pause, random = Math.random } = options;
  let failures = 0;
  let refused: string | undefined;
  while (!signal.aborted) {
    await online(signal);
    if (signal.aborted) return;
    let wanted = 0;
    let current: string | undefined;
    try {
      current = await token(refused);
      if (current === undefined || signal.aborted) return;
      await connect({
        token: current,
        after: after(),
        lookback: lookback(),
        onMessage(message) {
          failures = 0;
          refused = undefined;
          onMessage(message);
        },
        onRetry(milliseconds) {
          wanted = milliseconds;
        },
        signal,
      });
    } catch (error) {
      failures += 1;
      if (error instanceof ApiError && error.status === 401) refused = current;
    }
    const wait = Math.max(wanted, Math.min(longestPause, firstPause * 2 ** failures));
    await pause(wait * (0.5 + random() / 2), signal);
  }
}
