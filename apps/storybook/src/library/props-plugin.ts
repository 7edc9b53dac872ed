import type { Plugin } from 'vite';
import { startReadingProps } from './read-props.ts';

const components = /\/(?:packages\/[\w-]+\/src|apps\/site\/app)\/(?!.*\.(?:stories|test)\.).*\.tsx$/;

/** Returns the Vite plugin that gives each component its properties with types, defaults and meanings, for controls and pages. */
export function propsPlugin(root: string): Plugin {
  let reader: ReturnType<typeof startReadingProps> | undefined;
  return {
    name: 'component-props',
    // Before JSX is compiled, so that Storybook finds the functions by name.
    enforce: 'pre',
    transform(code, id) {
      if (!components.test(id)) return undefined;
      reader ??= startReadingProps(root);
      const docs = reader.read(id);
      if (docs.length === 0) return undefined;
      const lines = docs.map((doc) => `${doc.displayName}.__docgenInfo = ${JSON.stringify(doc)};`);
      return { code: `${code}\n${lines.join('\n')}`, map: null };
    },
    watchChange(id) {
      if (components.test(id)) reader?.refresh([id]);
    },
    closeBundle() {
      reader?.stop();
      reader = undefined;
    },
  };
}
