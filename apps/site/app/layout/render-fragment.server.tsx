import { EditionProvider } from '@wbn/edition/use-edition.tsx';
import { createContext, type ReactNode, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { textsOf } from '../i18n/known-texts.ts';
import { TextsProvider } from '../i18n/use-translation.ts';
import type { FragmentRenderer } from './kept-fragment.tsx';

interface KeptHtml {
  readonly data: unknown;
  readonly html: string;
  readonly namespaces: ReadonlySet<string>;
}

/** Editions times languages times a handful of fragments; more would be made-up host names. */
const mostFragments = 5000;

const SlotContext = createContext<ReactNode>(null);

// Links and forms want a router around them; in a fragment it stands at no address in particular.
const { dataRoutes, query } = createStaticHandler([{ path: '*', Component: () => useContext(SlotContext) }]);
const place = (await query(new Request('http://localhost/'))) as StaticHandlerContext;
const router = createStaticRouter(dataRoutes, place);

/** Draws a fragment once for each site and language, and keeps the text. */
export function createFragmentRenderer(): FragmentRenderer {
  const kept = new Map<string, KeptHtml>();

  return ({ name, view, data, children }) => {
    const key = `${view.edition.id} ${view.language} ${view.hosts.site} ${name}`;
    const known = kept.get(key);
    if (known && known.data === data) return known;
    const namespaces = new Set<string>();
    const { texts } = textsOf(view.language);
    const html = renderToString(
      <TextsProvider view={{ texts, onUse: (namespace) => namespaces.add(namespace) }}>
        <EditionProvider view={view}>
          <SlotContext value={children}>
            <StaticRouterProvider router={router} context={place} hydrate={false} />
          </SlotContext>
        </EditionProvider>
      </TextsProvider>,
    );
    const drawn = { data, html, namespaces };
    if (kept.size >= mostFragments) kept.clear();
    kept.set(key, drawn);
    return drawn;
  };
}
