import { useMutation, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { type FavoriteList, listFavoriteLists, listKeptBusinesses } from '@wbn/contract/social/favorites.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { useMemberApi } from '@wbn/session/use-member-api.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { IconButton } from '@wbn/ui-kit/controls/buttons/icon-button.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ChooseListsDialog } from './choose-lists-dialog.tsx';
import { saveFavoriteMutation } from './favorite.query.ts';

interface Saved {
  readonly businessID: string;
  readonly name: string;
}

/** Saves a company on the first press and names its list; `isChoosing`: the dialog with the lists is open. */
function useSaving(api: ApiClient, { businessID, name }: Saved) {
  const t = useText('favorites');
  const show = useToast();
  /** Wraps the button, which gets the focus back when the dialog closes. */
  const place = useRef<HTMLSpanElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const save = useMutation(saveFavoriteMutation(api));
  useEffect(() => {
    if (!isChoosing) return undefined;
    const button = place.current?.querySelector('button');
    // The toast whose button may have opened the dialog is gone.
    return () => button?.focus();
  }, [isChoosing]);
  return {
    place,
    isSaving: save.isPending,
    isChoosing,
    choose: () => setChoosing(true),
    /** Renders the dialog with the lists while it is open. */
    dialog: (lists: readonly FavoriteList[] | undefined) =>
      isChoosing &&
      lists && <ChooseListsDialog {...{ api, businessID, name, lists }} onClose={() => setChoosing(false)} />,
    save: () =>
      save.mutate(
        { businessID },
        {
          onSuccess: () =>
            show(t('savedToast', { name }), 'success', {
              label: t('chooseLists'),
              onAction: () => setChoosing(true),
            }),
          onError: () => show(t('failed'), 'danger'),
        },
      ),
  };
}

interface SaveFavoriteButtonProps {
  readonly businessID: string;
  readonly name: string;
  readonly api?: ApiClient;
}

/** Button that saves a company; once it is saved, a press opens the choice of lists. */
export function SaveFavoriteButton({ businessID, name, api: given }: SaveFavoriteButtonProps) {
  const t = useText('favorites');
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
      {saving.dialog(lists)}
    </span>
  );
}

interface SaveFavoriteIconProps {
  readonly businessID: string;
  readonly name: string;
  /** Ids of all companies on the page, looked up in one request. */
  readonly among: readonly string[];
  readonly api?: ApiClient;
}

/** Icon-only version of the button, for cards. */
export function SaveFavoriteIcon({ businessID, name, among, api: given }: SaveFavoriteIconProps) {
  const t = useText('favorites');
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
      {saving.dialog(lists)}
    </span>
  );
}
