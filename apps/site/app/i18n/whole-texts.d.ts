/** Made by `whole-texts-plugin.ts`. */
declare module 'virtual:whole-texts' {
  /** Addresses of the files with all texts of a language; in development there are none. */
  export const wholeTexts: Readonly<Partial<Record<string, import('./text-links.ts').WholeTexts>>>;
}
