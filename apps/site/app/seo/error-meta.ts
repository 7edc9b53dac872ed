import type { EditionView } from '@wbn/edition/use-edition.tsx';
import { isRouteErrorResponse } from 'react-router-dom';
import { textsOf } from '../i18n/known-texts.ts';
import { pageMeta } from './page-meta.ts';

/** Which words an error page uses: nothing here, not answering, or a fault of ours. */
export function errorKind(status: number): 'missing' | 'unavailable' | 'failed' {
  if (status === 404) return 'missing';
  return status === 503 ? 'unavailable' : 'failed';
}

/** Head of an error page; search engines leave it out. */
export function errorMeta(view: EditionView, error: unknown) {
  const kind = errorKind(isRouteErrorResponse(error) ? error.status : 500);
  const t = textsOf(view.language).texts.of('site');
  return pageMeta(view, { title: t(`error.${kind}Title`), path: '/', noindex: true });
}
