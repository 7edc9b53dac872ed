import { removeAdapter, setAdapter } from '@vanilla-extract/css/adapter';
import { endFileScope, setFileScope } from '@vanilla-extract/css/fileScope';
import { transformCss } from '@vanilla-extract/css/transformCss';

interface Collected<Loaded> {
  readonly loaded: Loaded;
  readonly css: string;
}

/**
 * Evaluates vanilla-extract modules (`*.css.ts`) when the process starts, as the Vite plugin does in a build. Returns their exports and
 * their CSS in the order in which `load` imports them; a module that was imported before throws.
 */
export async function collectCss<Loaded>(load: () => Promise<Loaded>): Promise<Collected<Loaded>> {
  const blocks: Parameters<typeof transformCss>[0] = {
    cssObjs: [],
    localClassNames: [],
    composedClassLists: [],
  };
  setAdapter({
    appendCss: (block) => blocks.cssObjs.push(block),
    registerClassName: (name) => blocks.localClassNames.push(name),
    registerComposition: (composition) => blocks.composedClassLists.push(composition),
    // Keeps every class, because this code does not know which ones pages use.
    markCompositionUsed: () => undefined,
    onEndFileScope: () => undefined,
    getIdentOption: () => 'short',
  });
  setFileScope('pages', '@wbn/accounts');
  try {
    const loaded = await load();
    return { loaded, css: transformCss(blocks).join('\n') };
  } finally {
    endFileScope();
    removeAdapter();
  }
}
