import type { Log } from './log.ts';

const period = 10_000;

/** Writes one line for the first refusal of each ten seconds, with how many there were since the line before. */
export function countRefusals(log: Log, now: () => number = Date.now): () => void {
  let refused = 0;
  let nextLineAt = 0;
  return () => {
    refused += 1;
    if (now() < nextLineAt) return;
    log.info('More pages are asked for than can be rendered; some are refused with 503', { refused });
    refused = 0;
    nextLineAt = now() + period;
  };
}
