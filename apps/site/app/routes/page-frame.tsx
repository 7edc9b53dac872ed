import { Outlet, useRouteError } from 'react-router-dom';
import { ErrorPage } from '../layout/error-page.tsx';
import { headMeta } from '../seo/page-meta.ts';

/** Head of the error page; a page that is shown has its own. */
export const meta = headMeta;

/** Around every page: what fails is said inside the furniture, which stays as it is. The root would draw all of it anew. */
export default function PageFrame() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
