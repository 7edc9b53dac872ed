declare module 'virtual:edition-samples' {
  export const editionSamples: Readonly<Record<string, import('./samples-plugin.ts').EditionSample>>;
}
