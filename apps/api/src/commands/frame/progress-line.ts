/** Shows the progress of a long command: one changing line on a terminal, otherwise a line every few seconds. */
interface ProgressLine {
  show(message: string): void;
  /** Ends the changing line, so that later output starts on a new line. */
  end(): void;
}

const terminalInterval = 100;
const logInterval = 5_000;

export function createProgressLine(stream: NodeJS.WriteStream, prefix: string): ProgressLine {
  const interval = stream.isTTY ? terminalInterval : logInterval;
  let last = stream.isTTY ? 0 : Date.now();
  let open = false;
  return {
    show(message) {
      const now = Date.now();
      if (now - last < interval) return;
      last = now;
      const text = `${prefix}${message}`;
      if (stream.isTTY) {
        stream.write(`\r\u001b[2K${text.slice(0, Math.max(20, stream.columns - 1))}`);
        open = true;
      } else {
        stream.write(`${text}\n`);
      }
    },
    end() {
      if (open) stream.write('\r\u001b[2K');
      open = false;
    },
  };
}
