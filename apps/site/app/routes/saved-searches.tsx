import { SavedSearchesPage } from '@wbn/search/saved-searches/saved-searches-page.tsx';
import { useMemberApi } from '@wbn/session/use-member-api.ts';

/** Saved searches of the signed-in person, and the form that saves one. */
export default function SavedSearches() {
  return <SavedSearchesPage api={useMemberApi()} />;
}
