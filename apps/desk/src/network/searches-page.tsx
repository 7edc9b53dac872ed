import { useQuery } from '@tanstack/react-query';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { listSearchMisses, type SearchMiss } from '@wbn/contract/desk/network.ts';
import { formatDay, formatList, formatNumber } from '@wbn/edition/format.ts';
import { network } from '@wbn/edition/network.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useEditionName } from '../cases/case-list-row.tsx';
import { useDesk } from '../session/desk-context.ts';
import { DeskTable } from '../table/desk-table.tsx';
import { NetworkTabs } from './network-tabs.tsx';
import { SynonymDialog } from './synonym-dialog.tsx';
import { SynonymList } from './synonym-list.tsx';

/** What was searched for in vain, one click from a synonym (STF-52, STF-53). */
export function SearchesPage() {
  const t = useText('desk-network');
  const { api, can } = useDesk();
  const editionName = useEditionName();
  const [query, setQuery] = useSearchParams();
  const edition = network.find(({ id }) => id === query.get('edition'))?.id;
  const misses = useQuery(callQuery(api, listSearchMisses, { query: { edition } }));
  /** Words for which a synonym is written; empty: any. */
  const [words, setWords] = useState<string>();
  const mayWrite = can('write-synonyms');
  return (
    <Stack space="md">
      <PageHeader
        title={t('searchesMenu')}
        lead={t('misses.lead')}
        tabs={<NetworkTabs current="searchesMenu" />}
        action={
          mayWrite && (
            <Button variant="secondary" onClick={() => setWords('')}>
              {t('misses.add')}
            </Button>
          )
        }
      />
      <Select
        size="sm"
        label={t('edition')}
        value={edition ?? ''}
        options={[
          { value: '', text: t('misses.all') },
          ...network.map(({ id }) => ({ value: id, text: editionName(id) })),
        ]}
        onChange={({ target }) => setQuery(target.value ? { edition: target.value } : {}, { replace: true })}
      />
      {misses.isLoadingError && <LoadError title={t('failed')} retry={t('retry')} onRetry={misses.refetch} />}
      {misses.isPending && (
        <div role="status" aria-label={t('loading')}>
          <Skeleton lines={8} />
        </div>
      )}
      {misses.data?.length === 0 && <EmptyState icon={<SearchX />} title={t('misses.nothing')} />}
      {misses.data && misses.data.length > 0 && (
        <MissTable rows={misses.data} onAdd={mayWrite ? setWords : undefined} />
      )}
      <SynonymList />
      {words !== undefined && <SynonymDialog words={words} onClose={() => setWords(undefined)} />}
    </Stack>
  );
}

interface MissTableProps {
  readonly rows: readonly SearchMiss[];
  readonly onAdd: ((words: string) => void) | undefined;
}

function MissTable({ rows, onAdd }: MissTableProps) {
  const t = useText('desk-network');
  const locale = useLocale();
  const editionName = useEditionName();
  return (
    <DeskTable
      name="misses"
      caption={t('searchesMenu')}
      rows={rows}
      keyOf={({ words, language }) => `${language} ${words}`}
      columns={[
        {
          key: 'words',
          heading: t('misses.words'),
          cell: ({ words }) => words,
          sortBy: ({ words }) => words,
        },
        {
          key: 'language',
          heading: t('misses.language'),
          cell: ({ language }) => language,
          sortBy: ({ language }) => language,
        },
        {
          key: 'editions',
          heading: t('misses.editions'),
          cell: ({ editions }) => formatList(locale, editions.map(editionName)),
        },
        {
          key: 'searches',
          heading: t('misses.searches'),
          align: 'end',
          cell: ({ searches }) => formatNumber(locale, searches),
          sortBy: ({ searches }) => searches,
        },
        {
          key: 'lastDay',
          heading: t('misses.lastDay'),
          cell: ({ lastDay }) => formatDay(locale, lastDay),
          sortBy: ({ lastDay }) => lastDay,
        },
        ...(onAdd
          ? [
              {
                key: 'add',
                heading: t('misses.add'),
                cell: ({ words }: SearchMiss) => (
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={t('misses.addFor', { words })}
                    onClick={() => onAdd(words)}
                  >
                    {t('misses.add')}
                  </Button>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
