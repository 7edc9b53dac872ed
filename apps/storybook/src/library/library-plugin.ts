import type { Plugin } from 'vite';
import { readLibrary } from './read-library.ts';

const id = 'virtual:library';

/** Returns the Vite plugin that gives pages of the documentation what is known of each component. */
export function libraryPlugin(root: string): Plugin {
  return {
    name: 'library',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      return source === `\0${id}` ? `export const library = ${JSON.stringify(readLibrary(root))}` : undefined;
    },
    handleHotUpdate({ file, server }) {
      const module = file.endsWith('.stories.tsx') && server.moduleGraph.getModuleById(`\0${id}`);
      if (module) server.moduleGraph.invalidateModule(module);
    },
  };
}
