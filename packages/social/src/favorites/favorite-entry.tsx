import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { BusinessLogo } from '@wbn/cards/business/business-logo.tsx';
import { businessPath } from '@wbn/cards/business/business-path.ts';
import { LazyCompareToggle } from '@wbn/cards/compare/lazy-compare-toggle.tsx';
import { foreignText } from '@wbn/cards/labels/foreign-text.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import { CountryName } from '@wbn/cards/parts/country-name.tsx';
import { type Favorite, favoriteNoteLength } from '@wbn/contract/social/favorites.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { IconButton } from '@wbn/ui-kit/controls/buttons/icon-button.tsx';
import { TextArea } from '@wbn/ui-kit/controls/fields/text-area.tsx';
import { Inline } from '@wbn/ui-kit/layout/inline.tsx';
import { ListRow } from '@wbn/ui-kit/layout/list-row.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { useToast } from '@wbn/ui-kit/overlays/toast.tsx';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { Pencil, X } from 'lucide-react';
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { removeFavoriteMutation, restoreFavoriteMutation, writeNoteMutation } from './favorite.query.ts';
import * as styles from './favorites.css.ts';

interface FavoriteEntryProps {
  readonly api: ApiClient;
  readonly favorite: Favorite;
}

/** A company in a list: its card, the member's note and a remove button. */
export function FavoriteEntry({ api, favorite }: FavoriteEntryProps) {
  const t = useText('favorites');
  const show = useToast();
  const failed = { onError: () => show(t('failed'), 'danger') };
  const bringBack = useMutation({ ...restoreFavoriteMutation(api, favorite), ...failed });
  const remove = useMutation(removeFavoriteMutation(api));
  const { companyName: name, shortDescription: line, photo, state, note } = favorite;
  const takeOut = () => {
    // The entry is unmounted before the call ends, so what follows uses the promise, not component state.
    remove.mutateAsync(favorite).then(
      () => show(t('removed', { name }), 'neutral', { label: t('undo'), onAction: () => bringBack.mutate() }),
      () => show(t('failed'), 'danger'),
    );
  };
  const [isWriting, setWriting] = useState(false);
  return (
    <ListRow
      photo={
        <BusinessLogo general={{ companyName: name, ...(photo && { profilePhoto: photo }) }} sizes="2.5rem" />
      }
      title={<Name favorite={favorite} />}
      marks={state !== 'public' && <Badge>{t(`state.${state}`)}</Badge>}
      facts={<Facts favorite={favorite} />}
      actions={
        <>
          {state === 'public' && (
            <LazyCompareToggle kind="businesses" of={{ id: favorite.businessID, name }} />
          )}
          {!isWriting && (
            <Button
              variant="quiet"
              size="sm"
              icon={<Pencil />}
              aria-label={t(note ? 'editNoteNamed' : 'addNoteNamed', { name })}
              onClick={() => setWriting(true)}
            >
              {t(note ? 'editNote' : 'addNote')}
            </Button>
          )}
          <IconButton label={t('removeNamed', { name })} icon={<X />} size="sm" onClick={takeOut} />
        </>
      }
    >
      {line && (
        <Text size="sm" {...foreignText(line)}>
          {line}
        </Text>
      )}
      {isWriting ? (
        <NoteForm api={api} favorite={favorite} onDone={() => setWriting(false)} />
      ) : (
        note && <p className={styles.note}>{note}</p>
      )}
    </ListRow>
  );
}

function Name({ favorite: { businessID, companyName, state } }: Pick<FavoriteEntryProps, 'favorite'>) {
  const path = usePath();
  const name = <bdi {...foreignText(companyName)}>{companyName}</bdi>;
  if (state !== 'public') return name;
  return (
    <TextLink tone="default" to={path(businessPath({ businessID, general: { companyName } }))}>
      {name}
    </TextLink>
  );
}

function Facts({ favorite: { country, city, savedAt, state } }: Pick<FavoriteEntryProps, 'favorite'>) {
  const t = useText('favorites');
  const { date } = useLabels();
  return (
    <>
      {country && (
        <span>
          <CountryName country={country} flag />
        </span>
      )}
      {city && <span>{city}</span>}
      {state !== 'public' && <span>{t(`stateBody.${state}`)}</span>}
      <span>{t('savedOn', { day: date(savedAt) })}</span>
    </>
  );
}

interface NoteFormProps extends FavoriteEntryProps {
  readonly onDone: () => void;
}

/** Writes the member's note on a company in place. */
function NoteForm({ api, favorite, onDone }: NoteFormProps) {
  const t = useText('favorites');
  const show = useToast();
  const [typed, setTyped] = useState(favorite.note);
  const area = useRef<HTMLTextAreaElement>(null);
  const write = useMutation(writeNoteMutation(api, favorite));
  useEffect(() => area.current?.focus(), []);
  const save = () =>
    write.mutate(typed.trim(), { onSuccess: onDone, onError: () => show(t('failed'), 'danger') });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    save();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
  };
  return (
    <form onSubmit={submit}>
      <Stack space="xs">
        <TextArea
          ref={area}
          label={t('noteOn', { name: favorite.companyName })}
          hideLabel
          placeholder={t('notePlaceholder')}
          rows={3}
          limit={favoriteNoteLength}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={handleKey}
        />
        <Inline>
          <Button type="submit" size="sm" loading={write.isPending}>
            {t('saveNote')}
          </Button>
          <Button variant="quiet" size="sm" onClick={onDone}>
            {t('cancel')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
