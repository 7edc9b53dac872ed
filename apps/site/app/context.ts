import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { EditionView } from '@wbn/edition/use-edition.tsx';
import { createContext } from 'react-router-dom';

/** Which edition is shown, in which language, on which hosts. */
export const viewContext = createContext<EditionView>();

/** Client of the main API in the language that is shown. */
export const apiContext = createContext<ApiClient>();

/** What loaders say about the response to their request. */
export interface ResponseFacts {
  /** What the page shows, such as `business:<id>`: a change of it purges the page. */
  readonly surrogateKeys: Set<string>;
  /** The API did not answer for a part of the page: the response must not be cached. */
  incomplete?: boolean;
}

export const responseContext = createContext<ResponseFacts>();
