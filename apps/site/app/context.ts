import type { ApiClient } from '@wbn/api-client/api-client.ts';
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
  /** What loaders hand over, as JSON that a script element may hold, by the name of its block. */
  readonly blocks: Map<string, Buffer>;
  /** Of what the page shows, such as `business:<id>`: a change of it purges the page. */
  readonly surrogateKeys: Set<string>;
  /** The client's router asks for data only; there will be no document. */
  readonly isData: boolean;
  /** Markup by its name, put where the document has its `drawnMark`; it is not handed over a second time as data. */
  readonly drawn: Map<string, Buffer>;
  /** Is given what draws parts of the page over again; benchmarks time that. */
  readonly onDraw?: ((drawAgain: () => void) => void) | undefined;
  /** Something is missing that the API did not give; nobody else should get this answer. */
  incomplete?: boolean;
}

export const documentContext = createContext<PageDocument>();
