import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { logError } from './log-error.server.ts';

/** The whole tree as HTML, when all that it waits for is there. What came late stands in its place, without a script. */
export function renderWaiting(tree: ReactNode): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(tree, {
      // Beyond 12,800 bytes React would write it at the end and move it by a script, which readers without JavaScript lack.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void pipe(sink),
      onShellError: reject,
      onError: (error) => logError('A part of a page failed', error),
    });
  });
}
