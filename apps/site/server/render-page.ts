import type { EditionView } from '@wbn/edition/use-edition.tsx';
import type { Settings } from './settings.ts';

/** A rendered answer; a document lies beside it, all else is the answer's body. */
export interface RenderedPage {
  readonly answer: Response;
  readonly html?: Buffer;
  /** How many of the document's first bytes are the same whatever it shows: doctype, first scripts, styles. 0: none. */
  readonly opening?: number;
}

/** The application, as the build exports it: renders a page, or its data, for an edition in a language. */
export type RenderPage = (request: Request, view: EditionView) => Promise<RenderedPage>;

/** What the build in `build/server` exports for the server; see app/entry.server.tsx. */
export interface SiteBuild {
  readonly entry: {
    readonly module: {
      createRenderPage(build: unknown, options: Pick<Settings, 'apiUrl' | 'apiTimeout'>): RenderPage;
    };
  };
}
