import type { Settings } from './settings.ts';

/** Writes one JSON line per event, as the API does. */
export interface Log {
  info(message: string, facts?: Readonly<Record<string, unknown>>): void;
  error(message: string, error: unknown, facts?: Readonly<Record<string, unknown>>): void;
}

const write = (line: object) => void process.stdout.write(`${JSON.stringify(line)}\n`);

/** Opens a log that leaves out what is below its level. */
export function createLog(level: Settings['logLevel']): Log {
  return {
    info(msg, facts) {
      if (level === 'info' || level === 'debug')
        write({ level: 'info', time: Date.now(), app: 'site', msg, ...facts });
    },
    error(msg, error, facts) {
      if (level === 'silent') return;
      const err = error instanceof Error ? (error.stack ?? error.message) : String(error);
      write({ level: 'error', time: Date.now(), app: 'site', msg, err, ...facts });
    },
  };
}
