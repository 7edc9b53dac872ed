import { PassThrough, type Readable } from 'node:stream';

/** Purges everything: what was told before is not known. */
export const everything = '*';

/** Proxies end what is silent for a minute. */
const heartbeat = 15_000;
/** Whoever reads so slowly that so many bytes wait is let go, and comes again. */
const mostWaiting = 256 * 1024;

export interface PurgeStream {
  /** Tells all who follow; surrogate keys parted by spaces. */
  tell(keys: string): void;
  /** A line for each change, an empty one now and then; begins with everything. */
  follow(): Readable;
  /** Ends all streams. */
  close(): void;
}

/** What pages have to forget, as lines for whoever keeps pages. */
export function createPurgeStream(): PurgeStream {
  const followers = new Set<PassThrough>();
  const tell = (line: string) => {
    for (const follower of followers) {
      if (follower.writableLength > mostWaiting) follower.destroy();
      else follower.write(`${line}\n`);
    }
  };
  const timer = setInterval(() => tell(''), heartbeat).unref();
  return {
    tell,
    follow() {
      const follower = new PassThrough();
      followers.add(follower);
      follower.once('close', () => followers.delete(follower));
      follower.write(`${everything}\n`);
      return follower;
    },
    close() {
      clearInterval(timer);
      for (const follower of followers) follower.end();
    },
  };
}
