import type { Plugin } from 'vite';

/**
 * Writes the output's characters beyond ASCII as escapes where that is smaller in memory: V8 holds a source with one letter beyond Latin-1
 * at two bytes for each of all, for as long as the process runs.
 */
export function oneByteOutputPlugin(): Plugin {
  return {
    name: 'one-byte-output',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = toOneByte(file.code);
      },
    },
  };
}

/** A script that means the same, in ASCII, unless its escapes take more than its letters at two bytes each. */
export function toOneByte(code: string): string {
  // What stands behind a backslash is read with it: `\–` of a regular expression is the sign alone, `\\–` a backslash and the sign.
  const escaped = code.replace(/\\[\0-\x7f]|\\?([^\0-\x7f])/g, (found, unit?: string) =>
    unit === undefined ? found : `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return escaped.length < 2 * code.length ? escaped : code;
}
