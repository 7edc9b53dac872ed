import type { ApiClient } from '@wbn/api-client/api-client.ts';
import type { CountedPage } from '@wbn/contract/figures/counted-visits.ts';
import type { EditionView } from '@wbn/edition/use-edition.tsx';
import { createContext } from 'react-router-dom';
import type { PageTiming } from './page-timing.server.ts';

/** The current edition, language and hosts. */
export const viewContext = createContext<EditionView>();

/** Client of the main API in the current language. */
export const apiContext = createContext<ApiClient>();

/** Set by loaders to control the headers of the response. */
export interface ResponseFacts {
  /** Keys of what the page shows, such as `business:<id>`: a change purges the page from caches. */
  readonly surrogateKeys: Set<string>;
  /** The API did not answer for part of the page, so that the response must not be cached. */
  incomplete?: boolean;
  /** What the figures of companies count when the page is read, from the cache too. */
  counted?: CountedPage;
  readonly timing: PageTiming;
}

export const responseContext = createContext<ResponseFacts>();
