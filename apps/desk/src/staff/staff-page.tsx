import { useQuery } from '@tanstack/react-query';
import { callQuery } from '@wbn/api-client/call-query.ts';
import { listStaff } from '@wbn/contract/desk/staff.ts';
import { useText } from '@wbn/edition/use-text.ts';
import { LoadError } from '@wbn/ui-kit/layout/load-error.tsx';
import { PageHeader } from '@wbn/ui-kit/layout/page-header.tsx';
import { Skeleton } from '@wbn/ui-kit/layout/skeleton.tsx';
import { Stack } from '@wbn/ui-kit/layout/stack.tsx';
import { Surface } from '@wbn/ui-kit/layout/surface.tsx';
import { TabLinks } from '@wbn/ui-kit/layout/tab-links.tsx';
import { useSearchParams } from 'react-router-dom';
import { useDesk } from '../session/desk-context.ts';
import { ColleagueList } from './colleague-list.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';

/** Who works at the desk, and who is invited (STF-14 to STF-16). */
export function StaffPage() {
  const t = useText('desk-staff');
  const { api, can } = useDesk();
  const [search] = useSearchParams();
  const state = search.get('state') === 'left' ? 'left' : 'active';
  const { data, refetch, isLoadingError } = useQuery(callQuery(api, listStaff, { query: { state } }));
  return (
    <Stack space="md">
      <PageHeader
        title={t('menu')}
        lead={t('lead')}
        tabs={
          <TabLinks
            label={t('tabs.label')}
            tabs={[
              { to: '/staff', label: t('tabs.active'), current: state === 'active' },
              { to: '/staff?state=left', label: t('tabs.left'), current: state === 'left' },
            ]}
          />
        }
      />
      {isLoadingError && <LoadError title={t('failed')} retry={t('retry')} onRetry={refetch} />}
      {!data && !isLoadingError && (
        <Surface as="div" padding="lg" role="status" aria-label={t('loading')}>
          <Skeleton lines={6} />
        </Surface>
      )}
      {data && (
        <ColleagueList
          colleagues={data.data}
          title={t('count', { count: data.data.length })}
          none={t('noneLeft')}
        />
      )}
      {data && state === 'active' && <InvitationList invitations={data.invitations} />}
      {data && state === 'active' && can('manage-staff') && <InviteForm />}
    </Stack>
  );
}
