import type { EditionView } from '@wbn/edition/use-edition.tsx';
import { isRouteErrorResponse } from 'react-router-dom';
import { textsOf } from '../i18n/known-texts.ts';
import { isConnectionError } from '../layout/connection.ts';
import { pageMeta } from './page-meta.ts';

export type ErrorKind = 'missing' | 'unavailable' | 'offline' | 'failed';

const notAnswering = [502, 503, 504];

/** Which words an error page uses: nothing here, something of ours does not answer, no way to us, or a fault of ours. */
export function errorKind(error: unknown): ErrorKind {
  if (isConnectionError(error)) return 'offline';
  const status = errorStatus(error);
  if (status === 404) return 'missing';
  return notAnswering.includes(status) ? 'unavailable' : 'failed';
}

/** The status of what an answer failed with; of anything else 500. */
export function errorStatus(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

/** Head of an error page; search engines leave it out. */
export function errorMeta(view: EditionView, error: unknown) {
  const kind = errorKind(error);
  const t = textsOf(view.language).texts.of('site');
  return pageMeta(view, { title: t(`error.${kind}Title`), path: '/', noindex: true });
}
