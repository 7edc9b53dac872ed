import { useInfiniteQuery } from '@tanstack/react-query';
import { network } from '@wbn/edition/network.ts';
import { useLocale } from '@wbn/edition/use-locale.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Checkbox } from '@wbn/ui-kit/controls/choices/checkbox.tsx';
import { NativeSelect } from '@wbn/ui-kit/controls/choices/native-select.tsx';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { InfiniteListEnd } from '@wbn/ui-kit/layout/list-end.tsx';
import { ListToolbar } from '@wbn/ui-kit/layout/list-toolbar.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDesk } from '../session/desk-context.ts';
import { type DeskColumn, DeskTable } from '../table/desk-table.tsx';
import { useEditionLabel, useName } from './use-name.ts';

/** The filters of a list as they stand in the address. */
export type AccountFilter = Readonly<
  Partial<Record<'name' | 'edition' | 'state' | 'plan' | 'since', string>>
>;

interface Page<Row> {
  readonly data: readonly Row[];
  readonly after: string | null;
}

interface AccountListProps<Row> {
  readonly name: 'people' | 'companies';
  readonly columns: readonly DeskColumn<Row>[];
  readonly keyOf: (row: Row) => string;
  readonly states: readonly string[];
  readonly plans?: readonly string[];
  readonly load: (query: AccountFilter & { readonly after?: string }) => Promise<Page<Row>>;
}

const filterNames = ['name', 'edition', 'state', 'plan', 'since'] as const;

/** A list of people or companies, with filters in the address (STF-45). */
export function AccountList<Row extends object>(props: AccountListProps<Row>) {
  const { name, columns, keyOf, load } = props;
  const t = useText('desk-accounts');
  const [params, setParams] = useSearchParams();
  const filter: AccountFilter = Object.fromEntries(
    filterNames.flatMap((key) => (params.get(key) ? [[key, params.get(key)]] : [])),
  );
  const list = useInfiniteQuery({
    queryKey: [`list-desk-${name}`, filter, 'pages'],
    queryFn: ({ pageParam }) => load({ ...filter, ...(pageParam && { after: pageParam }) }),
    initialPageParam: '',
    getNextPageParam: ({ after }) => after ?? undefined,
  });
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const change = (part: Partial<Record<keyof AccountFilter, string>>) => {
    const next = { ...filter, ...part };
    const kept = Object.entries(next).filter(([, value]) => value);
    setParams(Object.fromEntries(kept) as Record<string, string>, { replace: true });
  };
  return (
    <Stack space="md">
      <PageHeader title={t(`${name}.title`)} />
      <Filters {...props} filter={filter} onChange={change} />
      {list.isLoadingError ? (
        <LoadError title={t('failed')} retry={t('retry')} onRetry={list.refetch} />
      ) : !list.data ? (
        <Surface as="div" padding="lg" role="status" aria-label={t('loading')}>
          <Skeleton lines={8} />
        </Surface>
      ) : rows.length === 0 ? (
        <EmptyState title={t('nobody')}>{t('nobodyWhy')}</EmptyState>
      ) : (
        <>
          <DeskTable name={name} caption={t(`${name}.title`)} columns={columns} rows={rows} keyOf={keyOf} />
          <InfiniteListEnd
            list={list}
            more={t('more')}
            failed={t('failed')}
            retry={t('retry')}
            end={t('end')}
          />
        </>
      )}
    </Stack>
  );
}

interface FiltersProps {
  readonly states: readonly string[];
  readonly plans?: readonly string[];
  readonly filter: AccountFilter;
  readonly onChange: (part: Partial<Record<keyof AccountFilter, string>>) => void;
}

/** Milliseconds after the last key until the list is loaded. */
const typingPause = 300;

function Filters({ states, plans, filter, onChange }: FiltersProps) {
  const t = useText('desk-accounts');
  const nameOf = useName();
  const editionLabel = useEditionLabel();
  const locale = useLocale();
  const { staff } = useDesk();
  const [typed, setTyped] = useState(filter.name ?? '');
  useEffect(() => {
    if (typed === (filter.name ?? '')) return undefined;
    const timer = setTimeout(() => onChange({ name: typed }), typingPause);
    return () => clearTimeout(timer);
  }, [typed, filter.name, onChange]);
  const editions = network
    .filter(({ id }) => staff.editions?.includes(id) ?? true)
    .map(({ id }) => ({ value: id as string, text: editionLabel(id) }))
    .sort((one, other) => one.text.localeCompare(other.text, locale));
  return (
    <ListToolbar
      search={
        <TextField
          label={t('filters.name')}
          type="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      }
      filters={
        <>
          <NativeSelect
            size="sm"
            aria-label={t('filters.edition')}
            value={filter.edition ?? ''}
            options={[{ value: '', text: t('filters.allEditions') }, ...editions]}
            onChange={({ target }) => onChange({ edition: target.value })}
          />
          <NativeSelect
            size="sm"
            aria-label={t('filters.state')}
            value={filter.state ?? ''}
            options={[
              { value: '', text: t('filters.allStates') },
              ...states.map((state) => ({ value: state, text: nameOf('states', state) })),
            ]}
            onChange={({ target }) => onChange({ state: target.value })}
          />
          {plans && (
            <NativeSelect
              size="sm"
              aria-label={t('filters.plan')}
              value={filter.plan ?? ''}
              options={[
                { value: '', text: t('filters.allPlans') },
                ...plans.map((plan) => ({ value: plan, text: nameOf('plans', plan) })),
              ]}
              onChange={({ target }) => onChange({ plan: target.value })}
            />
          )}
          <Checkbox
            label={t('filters.week')}
            checked={filter.since === 'week'}
            onChange={({ target }) => onChange({ since: target.checked ? 'week' : '' })}
          />
        </>
      }
    />
  );
}
