import type { EditionView } from '@wbn/edition/use-edition.tsx';

/** The application, as the build exports it: renders a page, or its data, for an edition in a language. */
export type RenderPage = (request: Request, view: EditionView) => Promise<Response>;
