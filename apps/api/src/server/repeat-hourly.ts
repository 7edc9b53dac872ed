const hour = 3_600_000;

/** Does something now and every hour until told to stop, never twice at once; several processes may. */
export function repeatHourly(
  work: () => Promise<void>,
  onFailure: (error: unknown) => void,
): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  const wake = () => {
    running ??= work()
      .catch(onFailure)
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(wake, hour).unref();
  wake();
  return {
    /** Waits for what is being done. */
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
