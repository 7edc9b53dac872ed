const sampleSources: ReadonlySet<string> = new Set(['demo', 'seed']);

/** True for rows of the demo world and of synthetic volume, which pages mark as such; else absent. */
export function markSample(source: string): true | undefined {
  return sampleSources.has(source) || undefined;
}
