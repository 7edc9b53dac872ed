import { languagePath, splitLanguagePath } from '@wbn/edition/language-path.ts';
import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { viewContext } from '../context.ts';
import { headMeta } from '../seo/head.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { edition, language } = context.get(viewContext);
  const { path } = splitLanguagePath(edition, url.pathname);
  if (path !== '/about-us') throw redirect(languagePath(edition, language, '/'));
  return { head: { title: 'x', path } };
}
export const meta = headMeta;
export default function Information() {
  return <h1>About</h1>;
}
