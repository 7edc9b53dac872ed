import { EditionProvider, type EditionView } from '@wbn/edition/use-edition.tsx';
import { createContext, Fragment, type ReactNode, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { textsOf } from '../i18n/known-texts.ts';
import { TextsProvider } from '../i18n/use-translation.ts';
import type { FragmentRenderer } from './cached-fragment.tsx';
import { markSign } from './drawn-part.tsx';
import { toBytes } from './to-bytes.server.ts';

interface CachedHtml {
  readonly data: unknown;
  readonly html: string;
  readonly namespaces: ReadonlySet<string>;
}

const SlotContext = createContext<ReactNode>(null);

// Links and forms want a router around them; in a fragment it stands at no address in particular.
const { dataRoutes, query } = createStaticHandler([{ path: '*', Component: () => useContext(SlotContext) }]);
const place = (await query(new Request('http://localhost/'))) as StaticHandlerContext;
const router = createStaticRouter(dataRoutes, place);

/** Draws a fragment once for each site and language, and keeps the text. */
export const renderFragment: FragmentRenderer = createFragmentRenderer();

function createFragmentRenderer(): FragmentRenderer {
  const kept = new Map<string, CachedHtml>();

  return ({ name, view, data, children }) => {
    const key = `${view.edition.id} ${view.language} ${view.hosts.site} ${name}`;
    const known = kept.get(key);
    if (known && known.data === data) return known;
    const { html, namespaces } = drawMarkup(view, children);
    const drawn = { data, html, namespaces };
    kept.set(key, drawn);
    return drawn;
  };
}

/** Stands between parts that are drawn in one go. */
const seam = <wbr data-seam={markSign} />;
const seamMarkup = renderToString(seam);
const signPlace = seamMarkup.indexOf(markSign);

/** Draws parts of a page as markup, by their names; a renderer, a router and their providers are set up once for all. */
export function drawParts<Name extends string>(
  view: EditionView,
  parts: ReadonlyMap<Name, ReactNode>,
): ReadonlyMap<Name, Buffer> {
  const names = [...parts.keys()];
  const { html } = drawMarkup(
    view,
    names.map((name) => (
      <Fragment key={name}>
        {parts.get(name)}
        {seam}
      </Fragment>
    )),
  );
  const bytes = toBytes(html);
  let from = 0;
  return new Map(
    names.map((name) => {
      const end = findSeam(bytes, from);
      const part = bytes.subarray(from, end);
      from = end + seamMarkup.length;
      return [name, part];
    }),
  );
}

function findSeam(html: Buffer, from: number): number {
  for (let sign = html.indexOf(markSign, from); sign >= 0; sign = html.indexOf(markSign, sign + 1)) {
    const at = sign - signPlace;
    // What people write may hold the sign, but no element: React escapes texts.
    if (html.toString('latin1', at, at + seamMarkup.length) === seamMarkup) return at;
  }
  throw new Error('A part has no end.');
}

function drawMarkup(view: EditionView, children: ReactNode) {
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
  return { html, namespaces };
}
