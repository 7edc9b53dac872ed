import '@wbn/ui-kit/theme/global.css.ts';
import { languages } from '@wbn/edition/language.ts';
import { languagePath } from '@wbn/edition/language-path.ts';
import { EditionProvider, type EditionView } from '@wbn/edition/use-edition.tsx';
import { missingPageId } from '@wbn/marketing-pages/home/missing-page.tsx';
import { loginLink } from '@wbn/session/account-links.ts';
import { firstPaintScript } from '@wbn/session/first-paint.ts';
import { brandStyle } from '@wbn/ui-kit/theme/brand-style.ts';
import { from } from '@wbn/ui-kit/theme/breakpoints.ts';
import { latinFontFile } from '@wbn/ui-kit/theme/font-file.ts';
import type { ReactNode } from 'react';
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  type MiddlewareFunction,
  Outlet,
  redirect,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router-dom';
import { responseContext, viewContext } from './context.ts';
import { readAnnouncements } from './data/announcements.server.ts';
import { readIndustryTree } from './data/reference-data.server.ts';
import { addSurrogateKeys } from './data/surrogate-keys.server.ts';
import { watchPageScript } from './hydration.ts';
import { loadTextsOfVisitors } from './i18n/i18n.client.ts';
import { UsedTexts } from './i18n/used-texts.tsx';
import { ErrorPage } from './layout/error-page.tsx';
import { fillsWindow, hasFooter, isForMembers } from './layout/layout-routes.ts';
import { SiteFrame } from './layout/site-frame.tsx';
import { recordNavigation } from './layout/use-lost-connection.ts';
import { languageTag } from './seo/page-meta.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const view: EditionView = context.get(viewContext);
  const [tree, announcements] = await Promise.all([readIndustryTree(context), readAnnouncements(context)]);
  addSurrogateKeys(context, { frame: view.edition.id });
  if (tree.length === 0) context.get(responseContext).incomplete = true;
  return {
    view,
    industries: tree.map(({ id, name }) => ({ id, name })),
    ...(announcements.length > 0 && { announcements }),
  };
}

/**
 * Redirects pages below an unknown language code to the home page, like every unknown address (RT-50); the
 * informational route handles its own.
 */
export const middleware: MiddlewareFunction<Response>[] = [
  ({ params, context }) => {
    const { edition, language } = context.get(viewContext);
    const isKnown = languages.some((code) => code === params.language);
    if (params.language !== undefined && !isKnown && params['*'] === undefined)
      throw redirect(`${languagePath(edition, language, '/')}#${missingPageId}`);
  },
];

/** Edition, language and industries do not change until a new document is loaded. */
export const shouldRevalidate = () => false;

/** Client-side navigations wait for the texts of the visitors' pages. */
export const clientMiddleware: MiddlewareFunction[] = [
  recordNavigation,
  async (_, next) => {
    const [result] = await Promise.all([next(), loadTextsOfVisitors()]);
    return result;
  },
];

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  const matches = useMatches();
  if (!root) return <BareDocument />;
  const { view } = root;
  const { edition, language, hosts } = view;
  return (
    // The first inline script sets `data-signed-in`, hence no hydration warning.
    <html
      lang={languageTag(view, language)}
      dir="ltr"
      data-login={isForMembers(matches) ? loginLink(hosts.accounts, '') : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no, date=no, email=no, address=no" />
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          href={latinFontFile}
          // A phone's first page does not wait for the font (`font-display: optional`).
          media={from.sm}
          crossOrigin="anonymous"
        />
        <InlineScript code={import.meta.env.SSR ? firstPaintScript : ''} />
        <InlineScript code={import.meta.env.SSR ? watchPageScript() : ''} />
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
        <EditionProvider view={view}>
          <SiteFrame
            industries={root.industries}
            announcements={root.announcements}
            footer={hasFooter(matches)}
            window={fillsWindow(matches)}
          >
            {children}
          </SiteFrame>
        </EditionProvider>
        <UsedTexts />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** An inline script, rendered on the server only and allowed in the content security policy by its hash. */
function InlineScript({ code }: { readonly code: string }) {
  return <script dangerouslySetInnerHTML={{ __html: code }} suppressHydrationWarning />;
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}

/** Shown when even the edition is unknown: without texts, theme and layout. */
function BareDocument() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no, date=no, email=no, address=no" />
        <title>WBN</title>
      </head>
      <body />
    </html>
  );
}
