import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { lastId } from '@wbn/cards/business/business-path.ts';
import { loadBusinessAccessQuery, loadBusinessQuery } from '@wbn/cards/business/load-business.query.ts';
import { type OfficeContext, toViewer } from '@wbn/cards/business/office-context.ts';
import { useLabels } from '@wbn/cards/labels/use-labels.ts';
import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import { usePath } from '@wbn/edition/use-path.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { ButtonLink } from '@wbn/ui-kit/controls/buttons/button-link.tsx';
import { Breadcrumbs } from '@wbn/ui-kit/layout/breadcrumbs.tsx';
import { EmptyState } from '@wbn/ui-kit/layout/empty-state.tsx';
import { ErrorState } from '@wbn/ui-kit/layout/error-state.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { VisuallyHidden } from '@wbn/ui-kit/text/visually-hidden.tsx';
import { Lock, SearchX, Trash2, UserLock } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { businessListsChanged } from '../cache-updates.ts';
import { ScreenHead, ScreenLoading } from './screen-head.tsx';
import { type FramedScreen, rolesOf, screenPath } from './screens.ts';

interface ManageFrameProps {
  readonly api: ApiClient;
  /** Parameter of the route; its last 36 characters are the company's id (RT-17). */
  readonly id: string;
  readonly screen: FramedScreen;
  /** Roles that may open the screen; default: those of the navigation. */
  readonly may?: readonly BusinessRole[];
  /** Title and sentence of a page below the screen; default: the screen's name and sentence. */
  readonly head?: { readonly title: string; readonly lead?: string };
  /** The main action of the screen. */
  readonly action?: (office: OfficeContext) => ReactNode;
  /** Links to the parts of the screen: `TabLinks`. */
  readonly tabs?: (office: OfficeContext) => ReactNode;
  readonly children: (office: OfficeContext) => ReactNode;
}

/** The frame of every management screen; replaces the screen when the person has no access or loses it (BIZ-27). */
export function ManageFrame(props: ManageFrameProps) {
  // Another company gets a new frame without state.
  return <Frame key={props.id} {...props} />;
}

function Frame(props: ManageFrameProps) {
  const { api, id, screen, may = rolesOf[screen], action, tabs, children } = props;
  const t = useText('my-business');
  const path = usePath();
  const found = useManaged(api, id);
  const trail = props.head && (
    <Breadcrumbs
      label={t('frame.trail')}
      items={[
        { label: t(`screen.${screen}`), to: path(screenPath(lastId(id) ?? '', screen)) },
        { label: props.head.title },
      ]}
    />
  );
  const head = props.head ?? { title: t(`screen.${screen}`), lead: t(`screenLead.${screen}`) };
  if (found.state === 'missing') return <MissingBusiness />;
  if (found.state === 'failed') return <FailedBusiness onRetry={found.again} />;
  if (found.state === 'locked') return <LockedBusiness before={found.before} />;
  if (found.state === 'loading') return <ScreenLoading {...head} trail={trail} />;
  const { office, gate } = found;
  const { goneAt } = office.session.publication;
  if (goneAt) return <DeletedBusiness goneAt={goneAt} />;
  const { businessID } = office.business;
  const { access } = office.session;
  if (gate === 'checking') return <ScreenLoading {...head} trail={trail} />;
  if (gate === 'refused' || !may.includes(access))
    return <RoleTooLow businessID={businessID} access={access} />;
  return (
    <Stack space="md">
      <ScreenHead {...head} trail={trail} action={action?.(office)} tabs={tabs?.(office)} />
      {children(office)}
    </Stack>
  );
}

/** `checking`: the role is being fetched after a refused call; `refused`: the role never allowed the call. */
type Gate = 'open' | 'checking' | 'refused' | 'locked';

type ManagedState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly again: () => void }
  | { readonly state: 'missing' }
  | { readonly state: 'locked'; readonly before: boolean }
  | { readonly state: 'ready'; readonly gate: Gate; readonly office: OfficeContext };

/** Milliseconds for which the fetched role counts as fresh. */
const restTime = 10_000;

/**
 * Loads the company of an address and the person's role in it, and watches whether they still have it. The id must
 * not change for the life of the caller.
 */
function useManaged(api: ApiClient, id: string): ManagedState {
  const [gate, setGate] = useState<Gate>('open');
  const client = useQueryClient();
  const businessID = lastId(id);
  const of = { id: businessID ?? '' };
  const company = useQuery({ ...loadBusinessQuery(api, of), enabled: businessID !== undefined });
  const viewer = company.data && toViewer(company.data);
  // The company is refetched after an event about its members.
  const [hadAccess, setHadAccess] = useState(false);
  if (viewer && !hadAccess) setHadAccess(true);
  // Fetches the role only, because the person may be editing the rest of the company.
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
    // A 401 is handled by the session, which redirects to the login and back.
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

  /** Fetches the role to find out why a call was refused. */
  const check = async () => {
    setGate('checking');
    const { data, isSuccess } = await access.refetch();
    // The navigation depends on the role.
    if (data !== current) businessListsChanged(client);
    if (!isSuccess || data === null) setGate('locked');
    else setGate(data === current ? 'refused' : 'open');
  };
  const office: OfficeContext = {
    business: viewer.business,
    session: { ...viewer.session, access: current },
    fail: (error) => {
      if (!(error instanceof ApiError)) return false;
      // Either the resource or the company itself is gone.
      if (error.code === 'NotFound') void access.refetch();
      // Other reasons, such as a decision after a report, say nothing about the role.
      const isOfRole = [undefined, 'role', 'no-member'].includes(error.reason);
      if (error.code !== 'Forbidden' || !isOfRole) return false;
      void check();
      return true;
    },
  };
  return { state: 'ready', gate, office };
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

function ToMyBusiness() {
  const t = useText('my-business');
  const path = usePath();
  return <ButtonLink to={path('/my-business')}>{t('frame.toMyBusiness')}</ButtonLink>;
}

function MissingBusiness() {
  const t = useText('my-business');
  return (
    <Refusal title={t('frame.missing')} icon={<SearchX />}>
      {t('frame.missingBody')}
    </Refusal>
  );
}

/** The company is deleted and cannot be edited until it is restored. */
function DeletedBusiness({ goneAt }: { readonly goneAt: string }) {
  const t = useText('publication');
  const { date } = useLabels();
  return (
    <Refusal title={t('gone.title')} icon={<Trash2 />}>
      {t('gone.body', { date: date(goneAt) })}
    </Refusal>
  );
}

function FailedBusiness({ onRetry }: { onRetry: () => void }) {
  const t = useText('my-business');
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

/** The person is not a member; `before`: they were when this tab opened the page. */
function LockedBusiness({ before }: { readonly before: boolean }) {
  const t = useText('my-business');
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

/** The person's role does not allow this screen (decision 7). */
function RoleTooLow({ businessID, access }: RoleTooLowProps) {
  const t = useText('my-business');
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

/** Announced at once, because it may replace what the person was doing. */
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
