import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const fetchModules = fileURLToPath(new URL('start/fetch-modules.ts', import.meta.url));

/** What Vite puts around each `import()`, which fetches at the same time the modules behind it that the configuration names. */
const preload = `
import { fetchModules } from ${JSON.stringify(fetchModules)};
export const __vitePreload = (load, files = []) => {
  fetchModules(files.map((file) => '/' + file));
  return load();
};`;

/** Vite's own waits for styles as well, of which there are two files here, and weighs half a kilobyte more on every page. */
export function smallPreloadPlugin(): Plugin {
  return {
    name: 'small-preload',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => preload,
    },
  };
}
