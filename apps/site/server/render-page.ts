import type { EditionView } from '@wbn/edition/use-edition.tsx';
import type { Settings } from './settings.ts';

/**
 * The application, as the build exports it: renders a page, or its data, for an edition in a language. The server reads
 * the response's status, `surrogate-key`, `cache-control` and body.
 */
export type RenderPage = (request: Request, view: EditionView) => Promise<Response>;

/** What the build in `build/server` exports for the server; see app/entry.server.tsx. */
export interface SiteBuild {
  readonly entry: {
    readonly module: {
      createRenderPage(build: unknown, options: Pick<Settings, 'apiUrl' | 'apiTimeout'>): RenderPage;
    };
  };
}
