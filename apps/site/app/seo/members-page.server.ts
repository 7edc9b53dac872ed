import { splitLanguagePath } from '@wbn/edition/language-path.ts';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { findRoute } from '../../routing/find-route.ts';
import { viewContext } from '../context.ts';
import { translator } from '../i18n/translator.server.ts';

/**
 * Returns the head of a members' page, without personal data. Such pages are noindex.
 * @param titles keys of texts, such as `favorites:title`; without them the title of the page's record
 */
export function membersPage({ context, url }: LoaderFunctionArgs, ...titles: readonly string[]) {
  const { t } = translator(context, 'site');
  const { path } = splitLanguagePath(context.get(viewContext).edition, url.pathname);
  const record = findRoute(path);
  const shown = titles.length === 0 && record.who === 'member' ? [record.title] : titles;
  return {
    head: {
      title: shown.map((key) => t(key)).join(' - '),
      description: t('members.description'),
      path,
      noindex: true,
    },
  };
}
