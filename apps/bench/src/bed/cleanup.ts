import { say } from './checkout.ts';

type Stop = () => Promise<unknown>;

/** Stops everything that was started, the latest first; once, however often it is asked. */
export class Cleanup {
  readonly #stops: Stop[] = [];
  #running: Promise<void> | undefined;

  /** Adds what is to be stopped in the end. Call it before waiting for the start, so that Ctrl-C finds it. */
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

/** Runs work and stops what it started: at its end, on failure (told in words) and on Ctrl-C. Gives the exit code. */
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
    // After Ctrl-C everything fails, because it is being stopped.
    if (!interrupted) say(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return 1;
  } finally {
    await cleanup.run();
  }
}
