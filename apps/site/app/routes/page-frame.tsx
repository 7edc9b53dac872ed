import { Outlet, useRouteError } from 'react-router-dom';
import { ErrorPage } from '../layout/error-page.tsx';
import { headMeta } from '../seo/page-meta.ts';

/** Head of the error page; pages have their own. */
export const meta = headMeta;

/** Layout around every page. Its error boundary keeps header and footer, which the root's would render again. */
export default function PageFrame() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
