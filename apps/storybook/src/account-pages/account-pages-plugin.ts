import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const id = 'virtual:account-pages';

/** Returns the Vite plugin that gives stories the pages of the account host, rendered by its own code in Node. */
export function accountPagesPlugin() {
  return {
    name: 'account-pages',
    resolveId: (source: string) => (source === id ? `\0${id}` : undefined),
    async load(source: string) {
      if (source !== `\0${id}`) return undefined;
      const script = fileURLToPath(new URL('render-account-pages.ts', import.meta.url));
      const { stdout } = await promisify(execFile)(process.execPath, [script], {
        maxBuffer: 64 * 1024 * 1024,
      });
      return `export const accountPages = ${stdout}`;
    },
  };
}
