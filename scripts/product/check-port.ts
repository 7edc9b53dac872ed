import { createServer } from 'node:net';

/** Throws one clear sentence when a port cannot be opened. */
export async function checkPort(port: number, setting: string): Promise<void> {
  await new Promise<void>((done, fail) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => fail(new Error(explain(error, port, setting))));
    probe.listen(port, () => probe.close(() => done()));
  });
}

function explain(error: NodeJS.ErrnoException, port: number, setting: string): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program. Stop it, or choose another port: ${setting}=${port + 1000} npm start`;
  }
  if (error.code === 'EACCES') {
    return `There is no right to listen on port ${port}. Choose a port above 1023: ${setting}=${port + 8000} npm start`;
  }
  return `Port ${port} (${setting}) cannot be opened: ${error.message}`;
}
