import type { LoaderFunctionArgs } from 'react-router-dom';
import { viewContext } from '../context.ts';

/** The web app manifest, for installing the site on a phone's home screen. */
export function loader({ context }: LoaderFunctionArgs) {
  const { edition, language } = context.get(viewContext);
  const name = `WBN ${edition.label[language]}`;
  const manifest = {
    name,
    short_name: name,
    start_url: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: edition.brand.primary,
    lang: edition.locale,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json' },
  });
}
