import { IndustriesPage } from '@wbn/search/industries/industries-page.tsx';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { readCountedTree } from '../data/counted-tree.server.ts';
import { translator } from '../i18n/translator.server.ts';
import { headMeta } from '../seo/page-meta.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { tree, counted } = await readCountedTree(context);
  const { t } = translator(context, 'search');
  const head = {
    title: t('industries.title'),
    description: t('industries.description'),
    path: '/industries',
  };
  // The page is useful without counts, but must not be cached.
  return data({ head, tree }, { status: tree.length > 0 && counted ? 200 : 503 });
}

export const meta = headMeta;

export default function Industries() {
  return <IndustriesPage tree={useLoaderData<typeof loader>().tree} />;
}
