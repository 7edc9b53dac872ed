import type { ApiClient } from '@wbn/api-client/create-api-client.ts';
import type { EditionView } from '@wbn/edition/use-edition.tsx';
import { createContext } from 'react-router-dom';

/** Which edition is shown, in which language, on which hosts. */
export const viewContext = createContext<EditionView>();

/** Client of the main API in the language that is shown. */
export const apiContext = createContext<ApiClient>();

/** What becomes of a request for a document. */
export interface PageDocument {
  /** For machines that read the document; the browser's scripts need none of it. */
  readonly jsonLd: object[];
  html?: string;
}

export const documentContext = createContext<PageDocument>();
