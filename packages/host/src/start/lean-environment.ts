import { fileURLToPath } from 'node:url';

const compiled = fileURLToPath(new URL('../../../../node_modules/.cache/compiled', import.meta.url));

/**
 * The environment of a process that shall not keep more memory than it needs: young objects, such as the text of a page, are cleared
 * away every 4 MB instead of every 16, the C library keeps two heaps instead of eight for each core and gives back what is large as soon as it is
 * free (it would raise its own bounds for that up to 64 MB), and sources are compiled once, so that the compiler is not loaded at the next start.
 * What is given stays.
 */
export function leanEnvironment(given: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const options = given.NODE_OPTIONS ?? '';
  return {
    ...given,
    NODE_OPTIONS: options.includes('semi-space') ? options : `${options} --max-semi-space-size=4`.trim(),
    MALLOC_ARENA_MAX: given.MALLOC_ARENA_MAX ?? '2',
    MALLOC_MMAP_THRESHOLD_: given.MALLOC_MMAP_THRESHOLD_ ?? '131072',
    MALLOC_TRIM_THRESHOLD_: given.MALLOC_TRIM_THRESHOLD_ ?? '131072',
    NODE_COMPILE_CACHE: given.NODE_COMPILE_CACHE ?? compiled,
  };
}
