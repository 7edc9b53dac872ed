import type { GroupPage } from '@wbn/contract/groups/groups.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import type { SelectOption } from '@wbn/ui-kit/controls/choices/native-select.tsx';
import { Select } from '@wbn/ui-kit/controls/choices/select.tsx';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { Columns } from '@wbn/ui-kit/layout/columns.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { ErrorState } from '@wbn/ui-kit/layout/error-state.tsx';
import { ListToolbar } from '@wbn/ui-kit/layout/list-toolbar.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Pagination } from '@wbn/ui-kit/layout/pagination.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { useSlowNavigation } from '@wbn/ui-kit/layout/use-slow-navigation.ts';
import { MutedText } from '@wbn/ui-kit/text/text.tsx';
import { Plus, Search, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form } from 'react-router-dom';
import { GroupCard } from './group-card.tsx';
import * as styles from './groups.css.ts';
import { type GroupsAddress, groupsPath } from './groups-address.ts';

/** Groups per page. */
export const groupsPerPage = 20;

interface GroupsPageProps {
  readonly address: GroupsAddress;
  /** The page of groups; undefined when the API does not answer. */
  readonly found: GroupPage | undefined;
  readonly industries: readonly SelectOption[];
  readonly countries: readonly SelectOption[];
  /** The member's own groups, above the list. */
  readonly own?: ReactNode;
}

const isList = (pathname: string) => pathname.endsWith('/groups');

/** All groups, by words, industry and country (GRP-06). */
export function GroupsPage({ address, found, industries, countries, own }: GroupsPageProps) {
  const t = useText('groups');
  const path = usePath();
  const { busy, slow } = useSlowNavigation(isList);
  return (
    <Stack space="lg">
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        action={
          <ButtonLink to={path('/groups/found')} rel="nofollow" icon={<Plus aria-hidden />}>
            {t('found')}
          </ButtonLink>
        }
      />
      {own}
      <Stack space="md" as="section" aria-label={t('all')} aria-busy={busy}>
        {/* Filled in anew by each address. */}
        <Filters key={groupsPath(address)} {...{ address, industries, countries }} />
        {slow ? <Loading /> : <Found address={address} found={found} />}
      </Stack>
    </Stack>
  );
}

function Filters({ address, industries, countries }: Omit<GroupsPageProps, 'found' | 'own'>) {
  const t = useText('groups');
  const path = usePath();
  return (
    <Form method="get" action={path('/groups')} role="search" aria-label={t('filter.label')}>
      <ListToolbar
        search={
          <>
            <TextField
              name="search"
              type="search"
              label={t('filter.words')}
              icon={<Search aria-hidden />}
              defaultValue={address.search}
              maxLength={200}
            />
            <Button type="submit" variant="secondary">
              {t('filter.submit')}
            </Button>
          </>
        }
        filters={
          <>
            <Select
              name="industry"
              label={t('filter.industry')}
              defaultValue={address.industry}
              options={[{ value: '', text: t('filter.allIndustries') }, ...industries]}
            />
            <Select
              name="country"
              label={t('filter.country')}
              defaultValue={address.country}
              options={[
                { value: '', text: t('filter.allCountries') },
                { value: 'global', text: t('global') },
                ...countries,
              ]}
            />
          </>
        }
      />
    </Form>
  );
}

function Loading() {
  const t = useText('groups');
  return (
    <div role="status" aria-label={t('loading')}>
      <Surface as="div">
        <Skeleton lines={8} />
      </Surface>
    </div>
  );
}

function Found({ address, found }: Pick<GroupsPageProps, 'address' | 'found'>) {
  const t = useText('groups');
  const path = usePath();
  if (!found)
    return (
      <ErrorState
        title={t('failed')}
        action={<ButtonLink to={path(groupsPath(address))}>{t('retry')}</ButtonLink>}
      />
    );
  const { items, total } = found;
  if (items.length === 0) return <NoGroups address={address} isBeyond={total > 0} />;
  const pageCount = Math.ceil(total / groupsPerPage);
  return (
    <>
      <MutedText role="status">{t('count', { count: total })}</MutedText>
      <Columns as="ul" minimum={340}>
        {items.map((group) => (
          <li key={group.groupID} className={styles.item}>
            <GroupCard group={group} />
          </li>
        ))}
      </Columns>
      <Pagination
        page={address.page}
        pageCount={pageCount}
        hrefFor={(page) => path(groupsPath({ ...address, page }))}
        label={t('pages')}
        previousLabel={t('previous')}
        nextLabel={t('next')}
      />
      {pageCount > 1 && address.page === pageCount && (
        <Stack align="center">
          <MutedText>{t('end')}</MutedText>
        </Stack>
      )}
    </>
  );
}

function NoGroups({ address, isBeyond }: { readonly address: GroupsAddress; readonly isBeyond: boolean }) {
  const t = useText('groups');
  const path = usePath();
  const isFiltered = [address.search, address.industry, address.country].some(Boolean);
  if (isBeyond)
    return (
      <EmptyState
        icon={<Users />}
        title={t('beyond')}
        action={<ButtonLink to={path(groupsPath({ ...address, page: 1 }))}>{t('first')}</ButtonLink>}
      />
    );
  if (isFiltered)
    return (
      <EmptyState
        icon={<Users />}
        title={t('nothing.title')}
        action={
          <ButtonLink to={path('/groups')} variant="secondary">
            {t('nothing.all')}
          </ButtonLink>
        }
      >
        {t('nothing.body')}
      </EmptyState>
    );
  return (
    <EmptyState icon={<Users />} title={t('none.title')}>
      {t('none.body')}
    </EmptyState>
  );
}
