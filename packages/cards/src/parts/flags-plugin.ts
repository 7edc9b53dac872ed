import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { flagFolder } from './flag-folder.ts';

const folder = fileURLToPath(new URL('3x2', import.meta.resolve('country-flag-icons')));
const files = readdirSync(folder).filter((name) => name.endsWith('.svg'));

interface Answer {
  setHeader(name: string, value: string): void;
  end(body: Buffer): void;
}

/**
 * Returns the Vite plugin that adds the flag pictures to client builds and serves them in development and Storybook.
 */
export function flagsPlugin() {
  return {
    name: 'flags',
    configureServer(server: {
      middlewares: {
        use(
          path: string,
          handle: (request: { url?: string }, answer: Answer, next: () => void) => void,
        ): void;
      };
    }) {
      server.middlewares.use(flagFolder, ({ url = '' }, answer, next) => {
        const name = url.slice(1).replace(/\?.*/, '');
        if (!files.includes(name)) return next();
        answer.setHeader('content-type', 'image/svg+xml');
        answer.end(readFileSync(join(folder, name)));
      });
    },
    generateBundle(this: {
      environment: { name: string };
      emitFile(file: { type: 'asset'; fileName: string; source: Buffer }): void;
    }) {
      if (this.environment.name === 'ssr') return;
      for (const name of files)
        this.emitFile({
          type: 'asset',
          fileName: `${flagFolder.slice(1)}/${name}`,
          source: readFileSync(join(folder, name)),
        });
    },
  };
}
