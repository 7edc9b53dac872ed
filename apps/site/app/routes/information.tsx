import { languagePath, splitLanguagePath } from '@wbn/edition/language-path.ts';
import '@wbn/marketing-pages/information/information-styles.ts';
import { findInformationPage } from '@wbn/marketing-pages/information/information-pages.ts';
import { pageText } from '@wbn/marketing-pages/texts/page-texts.ts';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router-dom';
import { documentContext, viewContext } from '../context.ts';
import { drawInformationPage } from '../data/draw-information-page.server.tsx';
import { DrawnPart } from '../layout/drawn-part.tsx';
import { toBytes } from '../layout/to-bytes.server.ts';
import { headMeta } from '../seo/head.ts';
import { addJsonLd, addressOf } from '../seo/json-ld.server.ts';

/** An information page of the list, or the way home for an address that nobody knows (RT-50). */
export function loader({ context, url }: LoaderFunctionArgs) {
  const view = context.get(viewContext);
  const { edition, language } = view;
  const page = findInformationPage(splitLanguagePath(edition, url.pathname).path.toLowerCase());
  if (!page) throw redirect(languagePath(edition, language, '/'));
  const { path, kind } = page;
  const { title, description, heading } = pageText(path, language, edition.label[language]);
  if (kind === 'article') {
    addJsonLd(context, {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: heading,
      description,
      inLanguage: language,
      mainEntityOfPage: addressOf(context, path),
      publisher: { '@type': 'Organization', name: 'WBN' },
    });
  }
  const head = { title, description, path, type: kind === 'article' ? 'article' : 'website' } as const;
  const html = drawInformationPage(view, path);
  const document = context.get(documentContext);
  if (document.isData) return { head, html };
  document.drawn.set('page', toBytes(html));
  return { head, html: undefined };
}

export const meta = headMeta;

export default function Information() {
  return <DrawnPart name="page" html={useLoaderData<typeof loader>().html} />;
}
