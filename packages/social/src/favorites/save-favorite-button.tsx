import { useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { listFavoriteLists } from '@wbn/contract/social/favorites.ts';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ChooseListsDialog } from './choose-lists-dialog.tsx';
import { useSaving } from './use-saving.tsx';

interface SaveFavoriteButtonProps {
  readonly businessID: string;
  readonly name: string;
  readonly api?: ApiClient;
}

/** Keeps a company: the first press saves it, any other asks in which lists it is to be. */
export function SaveFavoriteButton({ businessID, name, api: given }: SaveFavoriteButtonProps) {
  const { t } = useTranslation('favorites');
  const own = useMemberApi();
  const api = given ?? own;
  const saving = useSaving(api, { businessID, name });
  const { data: lists } = useQuery(callQuery(api, listFavoriteLists, { query: { businessID } }));
  const isSaved = lists?.some(({ holds }) => holds) ?? false;
  return (
    <span ref={saving.place}>
      <Button
        variant="secondary"
        size="sm"
        icon={isSaved ? <BookmarkCheck /> : <Bookmark />}
        aria-label={t(isSaved ? 'savedNamed' : 'saveNamed', { name })}
        loading={saving.isSaving}
        disabled={!lists}
        onClick={isSaved ? saving.choose : saving.save}
      >
        {t(isSaved ? 'savedButton' : 'saveButton')}
      </Button>
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
