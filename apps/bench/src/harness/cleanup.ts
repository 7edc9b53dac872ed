import { say } from './checkout.ts';

type Stop = () => Promise<unknown>;

/** Stops everything that was started, latest first, and only once. */
export class Cleanup {
  readonly #stops: Stop[] = [];
  #running: Promise<void> | undefined;

  /** Adds something to stop at the end. Call it before waiting for the start, so that Ctrl-C stops it too. */
  add(stop: Stop): void {
    this.#stops.push(stop);
  }

  run(): Promise<void> {
    this.#running ??= this.#runAll();
    return this.#running;
  }

  async #runAll(): Promise<void> {
    for (let stop = this.#stops.pop(); stop; stop = this.#stops.pop()) {
      await stop().catch((error: unknown) => say(`Could not be stopped: ${String(error)}`));
    }
  }
}

/** Runs work and stops what it started: at its end, on failure (prints the error) and on Ctrl-C. Returns the exit code. */
export async function withCleanup(work: (cleanup: Cleanup) => Promise<number>): Promise<number> {
  const cleanup = new Cleanup();
  let interrupted = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      interrupted = true;
      say('\nStopping ...');
      void cleanup.run().finally(() => process.exit(signal === 'SIGINT' ? 130 : 143));
    });
  }
  try {
    return await work(cleanup);
  } catch (error) {
    // After Ctrl-C errors are expected, because everything is being stopped.
    if (!interrupted) say(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return 1;
  } finally {
    await cleanup.run();
  }
}
