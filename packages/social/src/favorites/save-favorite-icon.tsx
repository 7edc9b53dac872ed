import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { listFavoriteLists, listKeptBusinesses } from '@wbn/contract/social/favorites.ts';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { IconButton } from '@wbn/ui-kit/controls/icon-button.tsx';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ChooseListsDialog } from './choose-lists-dialog.tsx';
import { useSaving } from './use-saving.tsx';

interface SaveFavoriteIconProps {
  readonly businessID: string;
  readonly name: string;
  /** All companies of the page, asked about at once. */
  readonly among: readonly string[];
  readonly api?: ApiClient;
}

/** Keeps a company from its card, where there is room for a mark alone. */
export function SaveFavoriteIcon({ businessID, name, among, api: given }: SaveFavoriteIconProps) {
  const { t } = useTranslation('favorites');
  const own = useMemberApi();
  const api = given ?? own;
  const saving = useSaving(api, { businessID, name });
  const { data: kept } = useQuery(
    callQuery(api, listKeptBusinesses, { query: { businessIDs: [...new Set(among)].join(',') } }),
  );
  const isSaved = kept?.includes(businessID) ?? false;
  const { data: lists } = useQuery({
    ...callQuery(api, listFavoriteLists, { query: { businessID } }),
    enabled: saving.isChoosing,
  });
  return (
    <span ref={saving.place}>
      <IconButton
        label={t(isSaved ? 'savedNamed' : 'saveNamed', { name })}
        icon={isSaved ? <BookmarkCheck aria-hidden /> : <Bookmark aria-hidden />}
        aria-pressed={isSaved}
        disabled={!kept}
        aria-busy={saving.isSaving}
        onClick={isSaved ? saving.choose : saving.save}
      />
      {saving.isChoosing && lists && (
        <ChooseListsDialog
          api={api}
          businessID={businessID}
          name={name}
          lists={lists}
          onClose={saving.close}
        />
      )}
    </span>
  );
}
