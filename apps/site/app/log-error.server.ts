/** Writes an error of ours as one JSON line, as the API does. */
export function logError(msg: string, error: unknown, facts: Readonly<Record<string, unknown>> = {}): void {
  const err = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(
    `${JSON.stringify({ level: 'error', time: Date.now(), app: 'site', msg, err, ...facts })}\n`,
  );
}
