import { splitLanguagePath } from '@wbn/edition/language-path.ts';
import type { FlatNamespace } from 'i18next';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { viewContext } from '../context.ts';
import { translator } from '../i18n/translator.server.ts';

/**
 * Returns the loader of a members' page: it returns the title, from one or more texts, and no personal data. Such
 * pages are noindex.
 */
export function membersPage(title: string | readonly string[], namespace: FlatNamespace = 'site') {
  return ({ context, url }: LoaderFunctionArgs) => {
    const { t } = translator(context, namespace);
    const description = translator(context, 'site').t('members.description');
    const { path } = splitLanguagePath(context.get(viewContext).edition, url.pathname);
    return {
      head: {
        title: [title]
          .flat()
          .map((key) => t(key))
          .join(' - '),
        description,
        path,
        noindex: true,
      },
    };
  };
}
