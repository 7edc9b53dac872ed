import { SavedSearchesPage } from '@wbn/search/saved-searches/saved-searches-page.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { membersPage } from '../seo/members-page.server.ts';
import { headMeta } from '../seo/page-meta.ts';

export const loader = membersPage('title', 'saved-searches');
export const meta = headMeta;

/** Saved searches of the signed-in person, and the form that saves one. */
export default function SavedSearches() {
  return <SavedSearchesPage api={useMemberApi()} />;
}
