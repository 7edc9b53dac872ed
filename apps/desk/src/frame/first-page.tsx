import { Navigate } from 'react-router-dom';
import { type DeskPage, linkOf } from '../desk-page.ts';
import { useDesk } from '../session/desk-context.ts';
import { MissingPage } from './missing-page.tsx';

/** Opens the first page that the person may open. */
export function FirstPage({ pages }: { readonly pages: readonly DeskPage[] }) {
  const { can } = useDesk();
  const first = pages.find(({ right }) => can(right));
  return first ? <Navigate to={linkOf(first)} replace /> : <MissingPage />;
}
