import { textLanguage } from '@wbn/edition/language.ts';
import { languagePath, splitLanguagePath } from '@wbn/edition/language-path.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { missingPageId } from '@wbn/marketing-pages/home/missing-page.tsx';
import { InformationPage } from '@wbn/marketing-pages/information/information-page.tsx';
import { findInformationPage } from '@wbn/marketing-pages/information/information-pages.ts';
import { pageBody } from '@wbn/marketing-pages/texts/page-body.ts';
import { informationContent, pageText } from '@wbn/marketing-pages/texts/page-texts.ts';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router-dom';
import { viewContext } from '../context.ts';
import { addressOf, jsonLd } from '../seo/json-ld.server.ts';
import { headMeta, languageTag } from '../seo/page-meta.ts';

/** Loads an informational page, or redirects an unknown address to the home page (RT-50). */
export function loader({ context, url }: LoaderFunctionArgs) {
  const view = context.get(viewContext);
  const { edition, language } = view;
  const written = textLanguage(languageTag(view, language));
  const page = findInformationPage(splitLanguagePath(edition, url.pathname).path.toLowerCase());
  if (!page) throw redirect(`${languagePath(edition, language, '/')}#${missingPageId}`);
  const { path, kind } = page;
  const label = edition.label[language];
  const { title, description, heading } = pageText(path, written, label);
  const article = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: heading,
    description,
    inLanguage: written,
    mainEntityOfPage: addressOf(context, path),
    publisher: { '@type': 'Organization', name: 'WBN' },
  };
  const isArticle = kind === 'article';
  const head = {
    title,
    description,
    path,
    type: isArticle ? ('article' as const) : ('website' as const),
    jsonLd: jsonLd(context, isArticle ? article : undefined),
  };
  return { head, path, content: informationContent(path, written, label) };
}

export const meta = headMeta;

export default function Information() {
  const { path, content } = useLoaderData<typeof loader>();
  return <InformationPage path={path} content={content} Body={pageBody(path, textLanguage(useLocale()))} />;
}
