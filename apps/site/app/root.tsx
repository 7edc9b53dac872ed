import '@wbn/ui-kit/theme/global.css.ts';
import { EditionProvider, type EditionView } from '@wbn/edition/use-edition.tsx';
import { loginLink } from '@wbn/session/account-links.ts';
import { brandStyle } from '@wbn/ui-kit/theme/brand-style.ts';
import { latinFontFile } from '@wbn/ui-kit/theme/font-file.ts';
import { fontComesFirst } from '@wbn/ui-kit/theme/font-later.ts';
import type { ReactNode } from 'react';
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  type MetaArgs,
  type MiddlewareFunction,
  Outlet,
  ScrollRestoration,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router-dom';
import { responseContext, viewContext } from './context.ts';
import { readIndustryTree } from './data/reference-data.server.ts';
import { textsOf } from './i18n/known-texts.ts';
import { loadTextsOfNextPage } from './i18n/load-texts.client.ts';
import { TextsProvider } from './i18n/use-translation.ts';
import { ErrorPage } from './layout/error-page.tsx';
import { fillsWindow, hasFooter, isForMembers } from './layout/layout-routes.ts';
import { SiteFrame } from './layout/site-frame.tsx';
import { errorMeta } from './seo/error-meta.ts';
import { languageTag } from './seo/page-meta.ts';
import { preparePage } from './start/prepare-page.client.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const tree = await readIndustryTree(context);
  const view: EditionView = context.get(viewContext);
  if (tree.length === 0) context.get(responseContext).incomplete = true;
  return {
    view,
    industries: tree.map(({ id, name }) => ({ id, name })),
  };
}

/** Edition, language and industries stay the same until a new document is loaded. */
export const shouldRevalidate = () => false;

/** In the browser: the texts of other pages must be here before one is shown. */
export const clientMiddleware: MiddlewareFunction[] = [
  async ({ pattern, url }, next) => {
    const [result] = await Promise.all([
      next(),
      loadTextsOfNextPage(),
      preparePage(pattern, url).catch(() => undefined),
    ]);
    return result;
  },
];

export function meta({ loaderData, error }: MetaArgs<typeof loader>) {
  return error && loaderData ? errorMeta(loaderData.view, error) : [];
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const matches = useMatches();
  if (!root) return <BareDocument />;
  const { view } = root;
  const { edition, language, hosts } = view;
  return (
    // Its first script marks it for whoever is signed in.
    <html
      lang={languageTag(view, language)}
      dir="ltr"
      data-font={latinFontFile}
      data-login={isForMembers(matches) ? loginLink(hosts.accounts, '') : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          href={latinFontFile}
          media={fontComesFirst}
          crossOrigin="anonymous"
        />
        <style>{brandStyle(edition.brand)}</style>
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#14171c" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        <TextsProvider view={textsOf(language)}>
          <EditionProvider view={view}>
            <SiteFrame
              industries={root.industries}
              footer={hasFooter(matches)}
              window={fillsWindow(matches)}
            >
              {children}
            </SiteFrame>
          </EditionProvider>
        </TextsProvider>
        <ScrollRestoration />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}

/** Only when even the edition is unknown: no texts, no theme, no framework. */
function BareDocument() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>WBN</title>
      </head>
      <body />
    </html>
  );
}
