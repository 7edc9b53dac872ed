import { languagePath, splitLanguagePath } from '@wbn/edition/language-path.ts';
import { InformationPage } from '@wbn/marketing-pages/information/information-page.tsx';
import { informationPages } from '@wbn/marketing-pages/information/information-pages.ts';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router-dom';
import { viewContext } from '../context.ts';
import { translator } from '../i18n/translator.server.ts';
import { headMeta } from '../seo/head.ts';

/** An information page of the list, or the way home for an address that nobody knows (RT-50). */
export function loader({ context, url }: LoaderFunctionArgs) {
  const { edition, language } = context.get(viewContext);
  const { path } = splitLanguagePath(edition, url.pathname);
  const wanted = path.toLowerCase();
  const page = informationPages.find((known) => known.path === wanted);
  if (!page) throw redirect(languagePath(edition, language, '/'));
  const { t } = translator(context, 'information');
  const head = { title: t(`${page.key}.title`), description: t(`${page.key}.description`), path: page.path };
  return { head, pageKey: page.key };
}

export const meta = headMeta;

export default function Information() {
  return <InformationPage pageKey={useLoaderData<typeof loader>().pageKey} />;
}
