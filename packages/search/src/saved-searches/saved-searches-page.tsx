import { useMutation, useQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { callMutation } from '@wbn/api-client/call-mutation.ts';
import { callKey, callQuery } from '@wbn/api-client/call-query.ts';
import { type AlertInterval, alertIntervals } from '@wbn/contract/search/alert-intervals.ts';
import { savedSearchLimit } from '@wbn/contract/search/saved-search-limit.ts';
import { listSavedSearches, saveSearch } from '@wbn/contract/search/saved-searches.ts';
import { useEdition } from '@wbn/edition/use-edition.tsx';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { showToast } from '@wbn/ui-kit/overlays/toast-store.ts';
import { cutAtWord } from '@wbn/ui-kit/text/cut-at-word.ts';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { Notice } from '@wbn/ui-kit/text/notice.tsx';
import { BellRing } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SavedSearchEntry } from './saved-search-entry.tsx';
import * as styles from './saved-searches.css.ts';

interface SavedSearchesPageProps {
  readonly api: ApiClient;
}

/** The saved searches of a person; with `?save=` it first asks to save a new one. */
export function SavedSearchesPage({ api }: SavedSearchesPageProps) {
  const t = useText('saved-searches');
  const [query, setQuery] = useSearchParams();
  const parameters = query.get('save');
  return (
    <Stack space="md">
      <PageHeader title={t('title')} lead={t('lead')} />
      {parameters !== null && (
        <NewSavedSearch
          key={parameters}
          api={api}
          parameters={parameters}
          name={query.get('name') ?? ''}
          onDone={() => setQuery({}, { replace: true })}
        />
      )}
      <SavedSearches api={api} />
    </Stack>
  );
}

function SavedSearches({ api }: SavedSearchesPageProps) {
  const t = useText('saved-searches');
  const path = usePath();
  const { data, isLoadingError, refetch } = useQuery(callQuery(api, listSavedSearches, {}));
  if (isLoadingError) return <LoadError title={t('loadFailed')} retry={t('retry')} onRetry={refetch} />;
  if (!data) return <Skeleton lines={6} />;
  if (data.length === 0)
    return (
      <EmptyState
        title={t('none')}
        icon={<BellRing />}
        action={<ButtonLink to={path('/search-result')}>{t('find')}</ButtonLink>}
      >
        {t('noneBody')}
      </EmptyState>
    );
  return (
    <Stack as="ul" space="sm" aria-label={t('title')}>
      {data.map((saved) => (
        <li key={saved.savedSearchID}>
          <SavedSearchEntry api={api} saved={saved} />
        </li>
      ))}
    </Stack>
  );
}

interface NewSavedSearchProps {
  readonly api: ApiClient;
  /** Query parameters of the search to save. */
  readonly parameters: string;
  /** Proposed name. */
  readonly name: string;
  readonly onDone: () => void;
}

/** Form for the name and alert frequency of a new saved search. */
function NewSavedSearch({ api, parameters, name, onDone }: NewSavedSearchProps) {
  const t = useText('saved-searches');
  const { id: edition } = useEdition();
  const save = useMutation({
    ...callMutation(api, saveSearch),
    onSuccess: (_saved, _input, _result, { client }) =>
      client.invalidateQueries({ queryKey: callKey(listSavedSearches) }),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = {
      name: String(form.get('name')),
      alerts: form.get('alerts') as AlertInterval,
      parameters,
      edition,
    };
    save.mutate(
      { body },
      {
        onSuccess: () => {
          showToast(t('saved'), 'success');
          onDone();
        },
      },
    );
  };
  return (
    <Surface aria-labelledby="new-saved-search" padding="lg">
      <Stack space="md">
        <Heading level={2} size="md" id="new-saved-search">
          {t('saveTitle')}
        </Heading>
        {save.error && <Notice tone="danger" title={problemOf(save.error)} />}
        <form className={styles.form} onSubmit={submit}>
          <TextField
            label={t('name')}
            name="name"
            defaultValue={cutAtWord(name, 100)[0]}
            maxLength={100}
            required
          />
          <Select
            label={t('alerts')}
            name="alerts"
            defaultValue="daily"
            options={alertIntervals.map((value) => ({ value, text: t(`interval.${value}`) }))}
          />
          <Button type="submit" loading={save.isPending}>
            {t('save')}
          </Button>
          <Button variant="quiet" onClick={onDone}>
            {t('cancel')}
          </Button>
        </form>
      </Stack>
    </Surface>
  );

  function problemOf(error: Error): string {
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === 'Conflict') return t('tooMany', { count: savedSearchLimit });
    return t(code === 'ValidationError' ? 'noSearch' : 'failed');
  }
}
