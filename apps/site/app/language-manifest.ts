/** The part of React Router's route manifest that is looked at here. */
export interface RouteManifest {
  readonly url: string;
  readonly version: string;
  readonly routes: Readonly<Record<string, { readonly id: string } | undefined>>;
}

/** What the ids of a language's routes begin with; `root` is the edition's own language, whichever it is. */
export const languagePrefixes = ['root', 'en', 'es', 'it', 'zh'] as const;

export type LanguagePrefix = (typeof languagePrefixes)[number];

/**
 * The routes of one language. A browser stays in one until it loads a new document, so it is spared the other four;
 * the build writes each part to a file (commands/finish-build.ts), the server names it in the document.
 */
export function languageManifest<Manifest extends RouteManifest>(
  manifest: Manifest,
  prefix: LanguagePrefix,
): Manifest {
  const kept = Object.entries(manifest.routes).filter(
    ([id]) => id === 'root' || id.startsWith(`${prefix}/`),
  );
  return {
    ...manifest,
    routes: Object.fromEntries(kept),
    url: manifest.url.replace(/\.js$/, `.${prefix}.js`),
  };
}
