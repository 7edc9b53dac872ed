import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { lastId } from '@wbn/cards/business/business-path.ts';
import { loadBusinessAccessQuery, loadBusinessQuery } from '@wbn/cards/business/load-business.query.ts';
import { type Managed, toViewer } from '@wbn/cards/business/managed.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { Button } from '@wbn/ui-kit/controls/button.tsx';
import { ButtonLink } from '@wbn/ui-kit/controls/button-link.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { ErrorState } from '@wbn/ui-kit/layout/error-state.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { Heading } from '@wbn/ui-kit/text/heading.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { Lock, SearchX, Trash2, UserLock } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { businessListsChanged } from '../query-changes.ts';
import * as styles from './manage-frame.css.ts';
import { ScreenLoading } from './manage-loading.tsx';
import { type ManageScreen, rolesOf, screenPath } from './screens.ts';

interface ManageFrameProps {
  readonly api: ApiClient;
  /** Parameter of the route; its last 36 characters are the company's id (RT-17). */
  readonly id: string;
  readonly screen: ManageScreen;
  /** Who may open it; those whose navigation names it when absent. */
  readonly may?: readonly BusinessRole[];
  /** The page's heading; the name in the navigation when absent. */
  readonly screenTitle?: string;
  readonly children: (managed: Managed) => ReactNode;
}

/** What every screen of a company's people stands in, and what is said when they may not be here, or not any more (BIZ-27). */
export function ManageFrame(props: ManageFrameProps) {
  // Of another company nothing is known yet.
  return <Frame key={props.id} {...props} />;
}

function Frame(props: ManageFrameProps) {
  const { api, id, screen, may = rolesOf[screen], children } = props;
  const { t } = useTranslation('my-business');
  const found = useManaged(api, id);
  const title = props.screenTitle ?? t(`screen.${screen}`);
  if (found.state === 'missing') return <MissingBusiness />;
  if (found.state === 'failed') return <FailedBusiness onRetry={found.again} />;
  if (found.state === 'locked') return <LockedBusiness before={found.before} />;
  if (found.state === 'loading') return <ScreenLoading title={title} />;
  const { managed, gate } = found;
  const { goneAt } = managed.session.publication;
  if (goneAt) return <DeletedBusiness goneAt={goneAt} />;
  const { businessID } = managed.business;
  const { access } = managed.session;
  if (gate === 'checking') return <ScreenLoading title={title} />;
  if (gate === 'refused' || !may.includes(access))
    return <RoleTooLow businessID={businessID} access={access} />;
  return (
    <Stack space="md">
      <div className={styles.title}>
        <Heading level={1} size="lg">
          {title}
        </Heading>
      </div>
      {children(managed)}
    </Stack>
  );
}

/** `checking`: a call was refused, why is being asked; `refused`: the role has not changed, it never allowed the call. */
type Gate = 'open' | 'checking' | 'refused' | 'locked';

type ManagedState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly again: () => void }
  | { readonly state: 'missing' }
  | { readonly state: 'locked'; readonly before: boolean }
  | { readonly state: 'ready'; readonly gate: Gate; readonly managed: Managed };

/** Milliseconds for which it is not asked again who the person is to the company. */
const restTime = 10_000;

/** The company of an address, what the person is to it, and whether they still are. One address for the life of the caller. */
function useManaged(api: ApiClient, id: string): ManagedState {
  const [gate, setGate] = useState<Gate>('open');
  const client = useQueryClient();
  const businessID = lastId(id);
  const of = { id: businessID ?? '' };
  const company = useQuery({ ...loadBusinessQuery(api, of), enabled: businessID !== undefined });
  const viewer = company.data && toViewer(company.data);
  // The company is loaded anew when somebody hears that its people have changed.
  const [hadAccess, setHadAccess] = useState(false);
  if (viewer && !hadAccess) setHadAccess(true);
  // Only what the person is: the rest of the company may be what they are typing over.
  const access = useQuery({
    ...loadBusinessAccessQuery(api, of),
    enabled: gate === 'open' && Boolean(viewer),
    ...(viewer && { initialData: viewer.session.access, initialDataUpdatedAt: company.dataUpdatedAt }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: ({ state }) => {
      const checkedAt = Math.max(state.dataUpdatedAt, state.errorUpdatedAt, company.dataUpdatedAt);
      return Date.now() - checkedAt >= restTime && 'always';
    },
  });

  if (businessID === undefined || company.isLoadingError) {
    if (businessID === undefined || isMissing(company.error)) return { state: 'missing' };
    // The session sees to a 401: it leads to the login and back here.
    if (isUnauthorized(company.error)) return { state: 'loading' };
    return { state: 'failed', again: () => void company.refetch() };
  }
  if (!company.isFetchedAfterMount) return { state: 'loading' };

  const isNewer = (time: number) => time > company.dataUpdatedAt;
  const known = viewer?.session.access ?? null;
  const current = isNewer(access.dataUpdatedAt) && access.data !== undefined ? access.data : known;
  const isGone = isMissing(company.error) || (isMissing(access.error) && isNewer(access.errorUpdatedAt));
  if (!viewer || current === null || isGone || gate === 'locked')
    return { state: 'locked', before: hadAccess || Boolean(access.data) };

  /** Asks why a call was refused. */
  const check = async () => {
    setGate('checking');
    const { data, isSuccess } = await access.refetch();
    // The navigation shows what the role opens.
    if (data !== current) businessListsChanged(client);
    if (!isSuccess || data === null) setGate('locked');
    else setGate(data === current ? 'refused' : 'open');
  };
  const managed: Managed = {
    business: viewer.business,
    session: { ...viewer.session, access: current },
    fail: (error) => {
      if (!(error instanceof ApiError)) return false;
      // It may be something of the company that is gone, or the company itself.
      if (error.code === 'NotFound') void access.refetch();
      if (error.code !== 'Forbidden') return false;
      void check();
      return true;
    },
  };
  return { state: 'ready', gate, managed };
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** The way on from a company that cannot be shown. */
function ToMyBusiness() {
  const { t } = useTranslation('my-business');
  const path = usePath();
  return <ButtonLink to={path('/my-business')}>{t('frame.toMyBusiness')}</ButtonLink>;
}

/** No company has the address. */
function MissingBusiness() {
  const { t } = useTranslation('my-business');
  return (
    <Refusal title={t('frame.missing')} icon={<SearchX />}>
      {t('frame.missingBody')}
    </Refusal>
  );
}

/** The company was deleted: nothing is changed in it until it is brought back. */
function DeletedBusiness({ goneAt }: { readonly goneAt: string }) {
  const { t } = useTranslation('publication');
  const { date } = useLabels();
  return (
    <Refusal title={t('gone.title')} icon={<Trash2 />}>
      {t('gone.body', { date: date(goneAt) })}
    </Refusal>
  );
}

/** The company could not be loaded. */
function FailedBusiness({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('my-business');
  const retry = (
    <Button variant="secondary" onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  return (
    <Surface as="div" padding="none">
      <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
      <ErrorState title={t('loadFailed')} action={retry} />
    </Surface>
  );
}

/** The person does not work for the company, or not any more: then they were let in `before`, in this tab. */
function LockedBusiness({ before }: { readonly before: boolean }) {
  const { t } = useTranslation('my-business');
  return (
    <Refusal title={t(before ? 'frame.locked' : 'frame.notYours')} icon={<Lock />}>
      {t(before ? 'frame.lockedBody' : 'frame.notYoursBody')}
    </Refusal>
  );
}

interface RoleTooLowProps {
  readonly businessID: string;
  readonly access: BusinessRole;
}

/** The person works for the company, as somebody who may not do this (decision 7). */
function RoleTooLow({ businessID, access }: RoleTooLowProps) {
  const { t } = useTranslation('my-business');
  const path = usePath();
  const first = access === 'member' ? 'members' : 'profile';
  const action = (
    <ButtonLink to={path(screenPath(businessID, first))} variant="secondary">
      {t('frame.toScreen', { screen: t(`screen.${first}`) })}
    </ButtonLink>
  );
  return (
    <Refusal title={t('frame.roleTooLow', { role: t(`role.${access}`) })} icon={<UserLock />} action={action}>
      {t(`roleAllows.${access}`)}
    </Refusal>
  );
}

/** Read out at once: it may take the place of what the person was doing. */
function Refusal({ action = <ToMyBusiness />, ...said }: ComponentProps<typeof EmptyState>) {
  return (
    <>
      <VisuallyHidden as="h1">{said.title}</VisuallyHidden>
      <div role="alert">
        <Surface as="div" padding="none">
          <EmptyState {...said} action={action} />
        </Surface>
      </div>
    </>
  );
}
