import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { profilePath } from '@wbn/cards/author/author-path.ts';
import { TimeAgo } from '@wbn/cards/time/time-ago.tsx';
import {
  type ActivityChange,
  type BusinessActivity,
  changedLists,
  changedProductTexts,
  listActivity,
} from '@wbn/contract/business/activity.ts';
import { businessRoles } from '@wbn/contract/business/business-role.ts';
import { profileParts } from '@wbn/contract/business/profile-parts.ts';
import { downloadKinds } from '@wbn/contract/business/request-download.ts';
import { businessFields } from '@wbn/contract/business/saved-business.ts';
import { membershipLevels } from '@wbn/contract/shared/values.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { ListEnd } from '@wbn/ui-kit/layout/list-end.tsx';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { MutedText, Text } from '@wbn/ui-kit/text/text.tsx';
import { TextLink } from '@wbn/ui-kit/text/text-link.tsx';
import { History } from 'lucide-react';
import { ManageFrame } from '../manage/manage-frame.tsx';
import * as styles from './activity.css.ts';

/** The activity log of a company, for its owner. */
export function ActivityPage({ api, id }: { readonly api: ApiClient; readonly id: string }) {
  return (
    <ManageFrame api={api} id={id} screen="activity">
      {(office) => <Activity api={api} businessID={office.business.businessID} />}
    </ManageFrame>
  );
}

function Activity({ api, businessID }: { api: ApiClient; businessID: string }) {
  const t = useText('business-members');
  const list = useInfiniteQuery(listActivityQuery(api, businessID));
  const { data, isPending, refetch } = list;
  if (isPending) {
    return (
      <Surface as="div" padding="lg" aria-busy="true" aria-label={t('activity.loading')} role="status">
        <Skeleton lines={8} />
      </Surface>
    );
  }
  if (!data) {
    return <LoadError title={t('loadFailed')} retry={t('retry')} onRetry={refetch} />;
  }
  const entries = data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) {
    return (
      <Surface as="div" padding="none">
        <EmptyState title={t('activity.none')} icon={<History />}>
          {t('activity.noneBody')}
        </EmptyState>
      </Surface>
    );
  }
  return (
    <Stack space="md">
      <Surface as="div" padding="lg">
        <ol className={styles.list}>
          {entries.map((entry) => (
            <ActivityEntry key={entry.activityID} entry={entry} />
          ))}
        </ol>
      </Surface>
      <ListEnd
        list={list}
        more={t('activity.older')}
        failed={t('loadFailed')}
        retry={t('retry')}
        end={t('activity.end')}
      />
    </Stack>
  );
}

/** Activity entries by cursor, newest first. */
function listActivityQuery(api: ApiClient, businessID: string) {
  return infiniteQueryOptions({
    queryKey: ['list-activity', businessID],
    queryFn: async ({ pageParam }) => {
      const query = pageParam === null ? {} : { nextID: pageParam };
      const { data, nextID } = await api.call(listActivity, { params: { id: businessID }, query });
      return { entries: data, nextID };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextID }) => nextID,
  });
}

/** An activity entry: person, action and time. */
function ActivityEntry({ entry }: { readonly entry: BusinessActivity }) {
  const path = usePath();
  const words = useActivityWords(entry);
  const { userID, userName, at } = entry;
  return (
    <li className={styles.entry}>
      <Text as="div">
        {userID ? (
          <TextLink to={path(profilePath(userID))}>{userName}</TextLink>
        ) : (
          <strong>{userName}</strong>
        )}
        {': '}
        <span dir="auto">{words}</span>
      </Text>
      <MutedText>
        <TimeAgo at={at} />
      </MutedText>
      <ActivityChanges changes={entry.details.changes ?? []} />
    </li>
  );
}

/** Describes an entry as text, with names for its codes. */
function useActivityWords({ action, details }: BusinessActivity): string {
  const t = useText('business-members');
  const tFrame = useText('cards');
  const part = profileParts.find((name) => name === details.part);
  const roleOf = (code: string | undefined) => {
    const role = businessRoles.find((name) => name === code);
    return role ? t(`role.${role}`) : '';
  };
  const plan = membershipLevels.find((level) => level === details.plan);
  const download = downloadKinds.find((kind) => kind === details.download);
  const picture = details.picture === 'coverPhoto' ? 'coverPhoto' : 'profilePhoto';
  const isFrom = action === 'member-role-changed' && details.accessBefore !== undefined;
  return t(isFrom ? 'activity.roleChanged' : `activity.did.${action}`, {
    part: part ? tFrame(`section.${part}`) : '',
    picture: t(`activity.${picture}`),
    product: details.product ?? '',
    created: details.created ?? 0,
    updated: details.updated ?? 0,
    person: details.person ?? '',
    role: roleOf(details.access),
    plan: plan ? tFrame(`membership.${plan}`) : '',
    before: roleOf(details.accessBefore),
    download: download ? t(`activity.${download}`) : '',
  });
}

/** The changed fields, one line each: the old and the new value. */
function ActivityChanges({ changes }: { readonly changes: readonly ActivityChange[] }) {
  const t = useText('business-members');
  const { labelOf, wordsOf } = useChangeLabels();
  if (changes.length === 0) return null;
  return (
    <dl className={styles.changes}>
      {changes.map((change, at) => {
        const { field, file } = change;
        const [before, after] = [wordsOf(field, change.before), wordsOf(field, change.after)];
        return (
          <div key={`${field} ${at}`} className={styles.change}>
            <dt className={styles.field}>{labelOf(field)}</dt>
            {file ? (
              <dd>{t(`activity.file.${file}`)}</dd>
            ) : (
              <dd>
                {before === undefined ? (
                  <span className={styles.none}>{t('activity.empty')}</span>
                ) : (
                  <del dir="auto" className={styles.before}>
                    {before}
                  </del>
                )}
                <span aria-hidden="true"> → </span>
                {after === undefined ? (
                  <span className={styles.none}>{t('activity.empty')}</span>
                ) : (
                  <ins dir="auto" className={styles.after}>
                    {after}
                  </ins>
                )}
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

/** Labels of changed fields as in their forms, and texts for their values. */
function useChangeLabels() {
  const t = useText('business-members');
  const ofCards = useText('cards');
  const ofProducts = useText('own-products');
  const words = useText('forms');
  const labels = new Map<string, string>([
    ...changedProductTexts.map((name) => [name, ofProducts(`fact.${name}`)] as const),
    ...businessFields.map((name) => [name, ofCards(`fact.${name}`)] as const),
    ...changedLists.map((name) => [name, t(`activity.field.${name}`)] as const),
  ]);
  return {
    /** A field that no form contains any more shows its raw name. */
    labelOf: (field: string): string => labels.get(field) ?? field,
    wordsOf: (field: string, value: string | undefined): string | undefined =>
      field === 'stock' && value !== undefined ? words(value === 'true' ? 'yes' : 'no') : value,
  };
}
