import { flushCompileCache } from 'node:module';
import { DatabaseUnavailableError } from '@wbn/postgres/database-unavailable-error.ts';
import type { HostSettings } from '../settings/host-settings.ts';
import type { Environment } from '../settings/read-environment.ts';
import { SettingsError } from '../settings/settings-error.ts';

/** A host that is starting or running. */
export interface RunningHost {
  /** Registers a clean-up function; they run in reverse order. */
  atEnd(end: () => unknown): void;
  /** Tells whether the host is stopping. */
  isStopping(): boolean;
  /** Prints a sentence to standard output. */
  say(sentence: string): void;
}

export interface HostProgram<Settings> {
  /** Environment variable with the port. */
  readonly portVariable: string;
  readonly readSettings: (env: Environment) => Settings;
  /** Starts the host until it listens. */
  readonly start: (settings: Settings, host: RunningHost) => Promise<void>;
}

/**
 * Runs a host until SIGINT or SIGTERM. Then proxies have `stopDelay` to switch to another host, requests in flight
 * are answered, and the process is killed after `stopTimeout`. A failed start prints one sentence and exits with 2
 * for an invalid setting, otherwise with 1.
 */
export async function runHost<Settings extends Pick<HostSettings, 'stopDelay' | 'stopTimeout'>>(
  program: HostProgram<Settings>,
): Promise<void> {
  const ends: (() => unknown)[] = [];
  let stopping = false;

  async function endAll(): Promise<void> {
    for (const end of ends.splice(0).toReversed()) {
      try {
        await end();
      } catch {
        // The other clean-ups still run.
      }
    }
  }

  function stopOnSignal({ stopDelay, stopTimeout }: Settings): void {
    const stop = () => {
      stopping = true;
      setTimeout(() => {
        setTimeout(() => process.exit(1), stopTimeout).unref();
        void endAll().then(() => process.exit(0));
      }, stopDelay);
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  }

  try {
    const settings = program.readSettings(process.env);
    stopOnSignal(settings);
    await program.start(settings, {
      atEnd: (end) => void ends.push(end),
      isStopping: () => stopping,
      say: (sentence) => void process.stdout.write(`${sentence}\n`),
    });
    // Written now and not at exit, so that the next start is fast after a kill -9 too (takes 32 ms, once).
    flushCompileCache();
  } catch (error) {
    process.stderr.write(`${explain(error, program.portVariable)}\n`);
    await endAll();
    process.exit(error instanceof SettingsError ? 2 : 1);
  }
}

function explain(error: unknown, portVariable: string): string {
  if (error instanceof SettingsError || error instanceof DatabaseUnavailableError) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `The port is in use: stop what runs there, or set ${portVariable} to another one.`;
  if (code === 'EACCES')
    return `The port may not be used by this user: set ${portVariable} to one above 1023.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
