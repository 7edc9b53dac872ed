import { removeAdapter, setAdapter } from '@vanilla-extract/css/adapter';
import { endFileScope, setFileScope } from '@vanilla-extract/css/fileScope';
import { transformCss } from '@vanilla-extract/css/transformCss';

interface Collected<Loaded> {
  readonly loaded: Loaded;
  readonly css: string;
}

/**
 * Evaluates modules of vanilla-extract (`*.css.ts`) as they are and gives their exports and the CSS that they declare, in the order
 * in which `load` imports them. What the Vite plugin does when the site is built happens here when the process starts; a module
 * that was imported before throws by itself.
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
    // Every class is kept: nothing here knows which of them a page uses.
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
